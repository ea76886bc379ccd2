package recognize

import (
	"strings"
	"unicode/utf8"
)

// programCues order a program: each is a task for itself, however long its text.
func programCues() *phrases {
	return newPhrases([]string{
		"write a program", "write a function", "write a method", "write a class", "write a script", "write a query", "write the code", "write code", "write an algorithm", "write a java", "write a python", "write a c program", "write a c++", "write pseudocode", "create a function", "create a program", "create a class", "create a method", "create a script", "develop a program", "design a class", "design a program", "design an algorithm",
		"schreibe ein programm", "schreiben sie ein programm", "schreibe eine funktion", "schreiben sie eine funktion", "schreibe eine methode", "schreiben sie eine methode", "implementieren sie", "implementiere", "programmieren sie",
		"écrire un programme", "écrire une fonction", "écrivez un programme", "écrivez une fonction", "créez une fonction", "créer une fonction", "écrire un algorithme", "implémentez", "implémenter",
		"escribe un programa", "escriba un programa", "escribir un programa", "escribe una función", "escriba una función", "crea una función", "cree una función", "implementa", "implemente", "realiza un programa", "realice un programa", "elabora un programa", "elaborar un programa",
		"escreva um programa", "escreva uma função", "crie uma função", "crie um programa", "faça um programa", "desenvolva um programa", "scrivi un programma", "scrivere un programma", "scrivi una funzione", "scrivere una funzione", "implementare",
		"napisz program", "napisz funkcję", "napisz metodę", "zaimplementuj", "напишите программу", "написать программу", "напишите функцию", "написать функцию", "реализуйте", "реализовать", "создайте функцию", "напишіть програму", "напишіть функцію", "реалізуйте",
		"program yazınız", "programı yazınız", "fonksiyon yazınız", "fonksiyonu yazınız", "viết chương trình", "viết hàm", "buatlah program", "buat program", "buatlah fungsi", "dastur tuzing", "dasturini tuzing", "funksiya yozing",
		"برنامه ای بنویسید", "تابعی بنویسید", "اكتب برنامج", "اكتب دالة", "编写程序", "编写一个", "编程实现", "设计一个程序", "プログラムを作成", "프로그램을 작성", "írjon programot", "írj programot", "írj függvényt", "írjon függvényt",
	})
}

// labCues order a step of practical work. They tell little by themselves, since
// every manual has such steps, and serve to know the parts of a question.
func labCues() *phrases {
	return newPhrases([]string{
		"use", "import", "load", "plot", "run", "create", "build", "design", "implement", "modify", "add", "test", "measure", "record", "observe", "repeat", "save", "print", "construct", "show", "comment on", "interpret", "perform", "report",
		"verwenden sie", "verwende", "erstellen sie", "erstelle", "zeichnen sie", "zeichne", "messen sie", "laden sie", "führen sie", "utilisez", "tracez", "chargez", "créez", "mesurez", "réalisez", "interprétez", "construisez", "ajoutez",
		"usa", "use", "utiliza", "utilice", "importa", "importe", "crea", "cree", "grafica", "grafique", "dibuja", "dibuje", "mide", "mida", "realiza", "realice", "haz", "haga", "construye", "construya", "carga", "cargue", "interpreta", "interprete", "agrega", "agregue",
		"utilize", "faça", "crie", "desenhe", "meça", "realize", "construa", "carregue", "adicione", "salve", "mostre", "plote", "usare", "utilizza", "crea", "disegna", "costruisci", "misura", "gebruik", "maak", "teken", "użyj", "utwórz", "narysuj", "wykonaj",
		"используйте", "используя", "постройте", "создайте", "нарисуйте", "измерьте", "загрузите", "выполните", "добавьте", "покажите", "використайте", "побудуйте", "створіть", "намалюйте", "виконайте", "додайте",
		"kullanarak", "çiziniz", "oluşturunuz", "gösteriniz", "ölçünüz", "sử dụng", "vẽ", "tạo", "đo", "gunakan", "buatlah", "gambarkan", "ukurlah", "chizing", "yarating", "رسم کنید", "استفاده کنید", "ارسم", "استخدم", "绘制", "使用", "画出", "rajzold", "használd", "készítsd",
	})
}

const (
	programHead = 16 // bytes that may stand before the order
	programTail = 60 // bytes it stands in where languages put it last
)

// ordersProgram reports whether a text orders a program to be written.
func (r *recognizer) ordersProgram(text string) bool {
	if len(text) == 0 || hasQuestionMark(text) {
		return false
	}
	first, _, _ := strings.Cut(text, "\n")
	f := fold(first)
	if i := r.programs.index(f); i >= 0 && i <= programHead {
		return true
	}
	from := max(0, len(f)-programTail)
	for from < len(f) && !utf8.RuneStart(f[from]) {
		from++
	}
	return !isASCII(text) && r.programs.in(f[from:])
}

// programTasks takes back the choices of questions that order a program: samples
// of what goes in and comes out.
func (r *recognizer) programTasks(ds []draft) {
	for i := range ds {
		d := &ds[i]
		if len(d.choices) == 0 || d.hasAnswer() || r.keyed(*d) || !d.plain && isSigned(d.choices) || d.choices[0].label.kind == letterLabel || !r.ordersProgram(d.stemText()) {
			continue
		}
		for _, c := range d.choices {
			d.stem = append(d.stem, c.lines...)
		}
		d.choices, d.bullets, d.plain = nil, false, false
	}
}
