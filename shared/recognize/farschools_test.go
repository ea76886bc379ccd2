package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestFarSchools reads short tests as schools of Asia and Africa set them: with
// sections, letters and verdicts of their own, and keys by section.
func TestFarSchools(t *testing.T) {
	for name, c := range map[string]struct {
		text string
		want []string
	}{
		"lettered questions with choices under a number": {"Exam\nQ.1 Choose the correct option – (1×2=2)\n(i) Where do plants make food?\n(a) root\t(b) leaf\t(c) stem\n(ii) Sound cannot travel in\n(a) solids\t(b) gas\t(c) vacuum\nQ.2 Write true or false – (1×2=2)\n(i) Petrol is a renewable source.\n(ii) Copper is a good conductor.\nQ.3 What is friction?\nAnswer key\nQ.1 (i) b (ii) c\nQ.2 (i) false (ii) true",
			[]string{"Q1 (i) Where do plants make food? / root / leaf / stem: leaf", "Q1 (ii) Sound cannot travel in / solids / gas / vacuum: vacuum", "Q2 (i) Petrol is a renewable source.: false", "Q2 (ii) Copper is a good conductor.: true", "Q3 What is friction?"}},
		"statements with verdicts under a word and a number": {"Exam\nQuestion One: Choose the correct answer:\n1- A vertebrate:\na- fish   b- snail   c- bee\nQuestion Two: Put (√) before the true statement and (×) before the false one:\n1- Leaves make food. ( √ )\n2- The frog is a reptile. ( × )\nQuestion Three: Why is the sun warm?",
			[]string{"Question One Choose the correct answer:\n1- A vertebrate: / fish / snail / bee", "Question Two 1- Leaves make food.: true", "Question Two 2- The frog is a reptile.: false", "Question Three Why is the sun warm?"}},
		"sections whose statements go on counting": {"Lagumang Pagsusulit\nI. Bilugan ang titik ng tamang sagot.\n1. Ano ang kabisera?\na. Cebu   b. Maynila   c. Davao\nII. Tama o Mali. Isulat ang T kung tama at M kung mali.\n____2. Ang bansa ay arkipelago.\n____3. Ang bulkan ay nasa timog.\nIII. Punan ang patlang.\n4. Ang bayani ay si ________.\nIV. Sagutin: Bakit mahalaga ang tubig sa bayan?\nSusi sa pagwawasto\n1. b  2. T  3. M  4. Rizal",
			[]string{"1. Ano ang kabisera? / Cebu / Maynila / Davao: Maynila", "2. Ang bansa ay arkipelago.: true", "3. Ang bulkan ay nasa timog.: false", "4. Ang bayani ay si _____.: Rizal", "1. Sagutin: Bakit mahalaga ang tubig sa bayan?"}},
		"true and false statements with letters of their own": {"ĐỀ ÔN TẬP\nPHẦN I. TRẮC NGHIỆM\nCâu 1: Thủ đô là\nA. Huế. B. Hà Nội. C. Vinh.\nPHẦN II. Câu trắc nghiệm đúng sai. Thí sinh trả lời câu 1. Trong mỗi ý a), b), c), d) ở mỗi câu, thí sinh chọn đúng hoặc sai.\nCâu 1: Cho một bình nước được đun nóng.\na) Nhiệt năng của nước tăng.\nb) Khối lượng nước tăng gấp đôi.\nPHẦN III. TRẢ LỜI NGẮN\nCâu 1: Nước sôi ở bao nhiêu độ?",
			[]string{"Câu 1 Thủ đô là / Huế. / Hà Nội. / Vinh.", "Câu 1 a) Nhiệt năng của nước tăng.", "Câu 1 b) Khối lượng nước tăng gấp đôi.", "Câu 1 Nước sôi ở bao nhiêu độ?"}},
		"keys with the word for a question on each": {"社会科 テスト\n第1問　次の各問いに答えよ。\n問1　首都はどこか。\n①　大阪　②　東京　③　京都\n問2　一番長い川を何というか。\n第2問　次の文が正しければ○、まちがっていれば×を書きなさい。\n問1　海は青い。\n問2　鉄は木である。\n解答\n第1問　問1　②　問2　信濃川\n第2問　問1　○　問2　×",
			[]string{"問1 首都はどこか。 / 大阪 / 東京 / 京都: 東京", "問2 一番長い川を何というか。: 信濃川", "問1 海は青い。: true", "問2 鉄は木である。: false"}},
		"Urdu numbers": {"امتحان\nسوال نمبر 1: درست جواب پر نشان لگائیں۔\n1۔ سورتیں ہیں:\n(الف) 110   (ب) 114   (ج) 120\n2۔ نماز فرض ہوئی:\n(الف) مکہ   (ب) معراج   (ج) مدینہ\nسوال نمبر 2: درست اور غلط کی نشاندہی کریں۔\n1۔ حج مکہ میں ہوتا ہے۔\n2۔ روزہ رات کو ہوتا ہے۔\nسوال نمبر 3: مختصر جواب دیں۔\n1۔ توحید کسے کہتے ہیں؟\n2۔ ہجرت کب ہوئی؟",
			[]string{"سوال نمبر 1 1۔ سورتیں ہیں: / 110 / 114 / 120", "سوال نمبر 1 2۔ نماز فرض ہوئی: / مکہ / معراج / مدینہ", "سوال نمبر 2 1۔ حج مکہ میں ہوتا ہے۔", "سوال نمبر 2 2۔ روزہ رات کو ہوتا ہے۔", "سوال نمبر 3 1۔ توحید کسے کہتے ہیں؟", "سوال نمبر 3 2۔ ہجرت کب ہوئی؟"}},
		"letters of an Indian alphabet with vowels": {"యూనిట్ పరీక్ష\nI. సరైన సమాధానాన్ని ఎంచుకోండి.\n1. నీటి సంకేతం\nఎ) CO2   బి) H2O   సి) O2\n2. బలానికి ప్రమాణం\nఎ) జౌల్   బి) వాట్   సి) న్యూటన్\nII. ఖాళీలను పూరించండి.\n3. గాలిలో ఉండే వాయువు ____________.",
			[]string{"1. నీటి సంకేతం / CO2 / H2O / O2", "2. బలానికి ప్రమాణం / జౌల్ / వాట్ / న్యూటన్", "3. గాలిలో ఉండే వాయువు _____."}},
		"signs of choices before right answers are no heads": {"1. 2 + 2?\nA. 4\nB. 5\n2. Red?\nA. grass\n*B. blood\n3. Blue?\n*A. sky\nB. coal",
			[]string{"1. 2 + 2? / 4 / 5", "2. Red? / grass / blood: blood", "3. Blue? / sky / coal: sky"}},
		"Korean statements and a key in brackets": {"과학 단원평가\n1. 무엇이라고 합니까? (   )\n① 용질\n② 용매\n③ 용해\n2. 다음 설명이 맞으면 ○표, 틀리면 ×표 하시오.\n(1) 용액은 가라앉는 것이 있다. (   )\n(2) 물이 많을수록 더 많이 녹는다. (   )\n3. 색깔을 쓰시오.\n<정답> 1. ③ 2. (1) × (2) ○ 3. 파랑",
			[]string{"1. 무엇이라고 합니까? (   ) / 용질 / 용매 / 용해: 용해", "2 (1) 용액은 가라앉는 것이 있다.: false", "2 (2) 물이 많을수록 더 많이 녹는다.: true", "3. 색깔을 쓰시오.: 파랑"}},
	} {
		q, _ := read(t, paper(c.text))
		if diff := cmp.Diff(c.want, labelled(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}
