package recognize_test

import (
	"strings"
	"testing"
)

// TestWordedAsks: a list of questions without numbers and question marks.
func TestWordedAsks(t *testing.T) {
	for name, text := range map[string]string{
		"English": "What is a feather\nHow do birds fly\nList the parts of a wing\nWhy do swifts migrate\nDifference between a beak and a bill\nWhich birds cannot fly\nWhere do penguins live\nWhat is a moult\nHow is an egg laid\nUse of the tail\nWho studied finches\nWhat is a gizzard\nHow do owls hear\nDescribe the call of a robin\nWhen do storks leave",
		"bullets": "• What is a feather\n• How do birds fly\n• List the parts of a wing\n• Why do swifts migrate\n• Difference between a beak and a bill\n• Which birds cannot fly\n• Where do penguins live\n• What is a moult\n• How is an egg laid\n• Use of the tail\n• Who studied finches\n• What is a gizzard\n• How do owls hear\n• Describe the call of a robin\n• When do storks leave",
		"Polish":  "co to jest pióro\njak latają ptaki\nwymień części skrzydła\ndlaczego jerzyki odlatują\nróżnica między dziobem a dzióbkiem\nktóre ptaki nie latają\ngdzie żyją pingwiny\nco to jest pierzenie\nw jaki sposób powstaje jajo\nrola ogona\nkto badał zięby\nco to jest żołądek\njak słyszą sowy\nopisz głos rudzika\nkiedy odlatują bociany",
		"Turkish": "Tüy nedir\nKuşlar nasıl uçar, açıklayınız\nGaga nedir\nKanat nedir\nKuyruk nedir\nHangi kuşlar uçamaz\nYuva nedir\nYumurta nedir\nGöç nedir\nLeylekler ne zaman gider\nPenguen nedir\nBaykuş nedir\nTelek nedir\nKanadın bölümleri nelerdir\nKursak nedir",
	} {
		q, _ := read(t, paper(text))
		if want := strings.Count(text, "\n") + 1; len(q.Items) != want {
			t.Errorf("%s: %d items, want %d", name, len(q.Items), want)
		}
	}
	noQuestions(t, "Birds of the wood\nHow to build a nest box\nHow to feed birds in winter\nWhat we saw this year\nHow to join the club\nHow to clean a feeder\nMeetings in May\nThe owl walk\nHow to ring a bird\nA talk on swifts\nNews from the lake\nHow to draw a wing\nThanks to all\nThe herons are back\nHow to count geese")
}
