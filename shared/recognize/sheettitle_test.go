package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
)

// TestFirstRowIsAQuestion: in scripts without spaces a row of single words is
// not yet one of titles.
func TestFirstRowIsAQuestion(t *testing.T) {
	sheet := sheetPage("1",
		plainCells("1", "下列生理活动中，存在前馈控制的是", "动脉血压在压力感受性反射下维持稳定", "脚踩铁钉引起受刺激肢体的回撤反射", "长期使用可的松引起皮质萎缩", "C"),
		plainCells("2", "以单纯扩散的方式进出细胞膜的那些物质，在下列各项之中应当是哪一种物质呢？", "肌钙蛋白一类的物质", "原肌球蛋白一类", "肌动蛋白", "A"),
		plainCells("3", "横纹肌在收缩的过程之中，与横桥结合的蛋白质是下面所列的哪一种蛋白质呢？", "肌钙蛋白一类的物质", "原肌球蛋白一类", "肌动蛋白", "B"),
		plainCells("4", "在一个完整的心动周期之中，第一心音出现的时期是下面所列的哪一个时期呢？", "肌钙蛋白一类的物质", "原肌球蛋白一类", "肌动蛋白", "C"),
		plainCells("5", "红细胞膜表面的那一种抗原，在下列各项之中应当是哪一种抗原物质的名称呢？", "肌钙蛋白一类的物质", "原肌球蛋白一类", "肌动蛋白", "A"),
	)
	q, _ := read(t, page.Document{Blocks: []page.Block{sheet}})
	if len(q.Items) != 5 {
		t.Errorf("%d of 5 rows are questions: %q", len(q.Items), labelled(q))
	}
}

// TestTitleOfTheQuestion: "Text question" in other languages titles the questions,
// and no long text in a few rows beside them does.
func TestTitleOfTheQuestion(t *testing.T) {
	for name, title := range map[string]string{"known": "Texto_Pregunta", "unknown": "Planteamiento"} {
		csv := "ID,Fuente," + title + ",Opcion_A,Opcion_B,Respuesta_Correcta,Justificacion,URL\n" +
			"1,Propia,¿Quién caza de noche en el bosque?,Búho,Petirrojo,A,Caza de noche,https://example.org/a,Un texto largo que sobra y que nadie ha titulado nunca en esta hoja\n" +
			"2,Propia,¿Quién canta al amanecer en el bosque?,Búho,Petirrojo,B,Canta,https://example.org/b\n" +
			"3,Propia,¿Quién duerme de día en el hueco?,Búho,Petirrojo,A,Duerme,https://example.org/c\n"
		if diff := cmp.Diff([]string{"Búho", "Petirrojo", "Búho"}, keysOfCSV(t, csv)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}
