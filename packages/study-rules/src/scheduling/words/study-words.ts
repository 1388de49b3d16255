/** Different words for one thing, also of other languages; the first is the name that they share. */
const groups = `homework hw hausaufgabe hausaufgaben ha tarea tareas deberes devoir devoirs hwk homeworks hwrk
exam exams klausur klausuren prufung prufungen examen examenes examens finalprufung exm
test tests
midterm midterms mid zwischenprufung parcial partiel parciales partiels mt zwischenklausur mdterm
final finals abschlussprufung abschlussklausur
quiz quizzes quizz kurztest cuestionario interro quizes qz
essay essays aufsatz ensayo redaction dissertation redaccion
presentation presentations prez referat vortrag prasentation presentacion expose exposicion pres preso
report reports bericht informe rapport protokoll reporte rpt laborbericht
lab labor laboratorio labo labs tp
project projects proj projekt proyecto projet projekts
group gruppe grupo groupe grp gruppenprojekt gruppenarbeit
lecture lectures vorlesung lect cours clase
chapter chapters ch chap chaps kapitel capitulo chapitre cap
draft drafts entwurf borrador brouillon
assignment assignments asgn assgn assign assmt asst aufgabenblatt assnt asgmt assgnment
paper papers
problem problems
set sets
read reading lesen lies leer lire lekture lectura lecture
book books buch bucher libro libros livre livres
review wiederholen repasar reviser repaso
print drucken ausdrucken imprimir imprimer
buy kaufen comprar acheter
call anrufen llamar appeler
email mail e-mail correo courriel
gym fitness gimnasio
rent miete alquiler loyer
flight flug vuelo vol
appointment termin cita rdv
meeting treffen reunion besprechung
dentist zahnarzt dentista dentiste
library bibliothek biblioteca bibliotheque
form formular formulario formulaire
slides folien diapositivas diapos
summary zusammenfassung resumen resume
register registration anmeldung inscripcion inscription
reply antworten responder repondre
notes notizen apuntes note notas
exercise ubung ejercicio exercice ubungen ejercicios exercices
worksheet arbeitsblatt ubungsblatt blatt
tutor tutorin tutorium
submit submission abgabe entrega rendu
professor prof profe
calculator taschenrechner calculadora calculatrice
internship praktikum practicas stage
application bewerbung solicitud candidature
flashcards karteikarten tarjetas
seminar seminario seminaire`;

const shared = new Map(
  groups.split('\n').flatMap((line) => {
    const [name = '', ...others] = line.trim().split(/\s+/u);
    return others.map((word): [string, string] => [word, name]);
  }),
);
shared.set('lecture', 'lecture');

export const studyWords: ReadonlySet<string> = new Set(
  [...shared.keys(), ...shared.values()].filter((word) => /^[a-z]+$/u.test(word)),
);

const numbers: ReadonlyMap<string, string> = new Map(
  'two three four five six seven eight nine ten'
    .split(' ')
    .map((word, index): [string, string] => [word, String(index + 2)]),
);

const singular = (word: string) => {
  if (word.length < 4 || /(?:ss|us|is|ics)$/u.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.endsWith('s') ? word.slice(0, -1) : word;
};

/** The name under which a word is compared: "hws" and "Hausaufgabe" are "homework", "psets" is "problem set". */
export const commonName = (word: string): readonly string[] => {
  if (/^(?:psets?|ps)$/u.test(word)) return ['problem', 'set'];
  const number = numbers.get(word);
  if (number !== undefined) return [number];
  return [shared.get(word) ?? shared.get(singular(word)) ?? singular(word)];
};
