/** Words of English, German, Spanish, French and Portuguese syllabi. All patterns are lists of literals: they are linear. */

/** What is graded. */
export const assessment =
  /\b(?:homework|home work|hw|problem sets?|psets?|assignments?|exercises?|exams?|examinations?|midterms?|mid-terms?|finals?|quiz|quizzes|tests?|projects?|papers?|essays?|reports?|participation|attendance|engagement|labs?|laborator(?:y|ies)|presentations?|discussions?|readings?|responses?|journals?|portfolios?|critiques?|reviews?|worksheets?|proposals?|posters?|posts?|blogs?|activit(?:y|ies)|coursework|classwork|tutorials?|thesis|practicals?|practicum|programs?|programming|drafts?|reflections?|peer|checkpoints?|clicker|case stud(?:y|ies)|fieldwork|debates?|bibliography|prüfung(?:en)?|klausur(?:en)?|abschlussklausur|zwischenklausur|hausaufgaben?|hausarbeit(?:en)?|übung(?:en)?|übungsblätter|übungsaufgaben|projekt(?:e|arbeit)?|referate?|vortrag|vorträge|mitarbeit|anwesenheit|präsentation(?:en)?|protokolle?|teilnahme|abgaben?|aufgaben|exámen(?:es)?|examen(?:es)?|parcial(?:es)?|tareas?|trabajos?|proyectos?|participación|asistencia|prácticas?|práctica|pruebas?|presentaci(?:ón|ones)|laboratorios?|ejercicios|controles|entregas?|informes?|ensayos?|devoirs?|évaluations?|remises?|travau?x?|travail|projets?|participation|présence|contrôles?|épreuves?|exposés?|rapports?|partiels?|tp|td|exercices?|intra|mi-session|provas?|trabalhos?|projetos?|exercícios|listas?|seminários?)\b/iu;

/** A verb between what is graded and its weight, or between a weight and what is graded. */
export const counts =
  /\b(?:is worth|are worth|worth|counts? (?:for|as|towards?)|counts|counting for|accounts? for|will count|makes? up|constitutes?|comprises?|contributes?|carr(?:y|ies)|weighted(?: at| as)?|weighs?|is weighted|represents?|determines?|will be|is|are|based on|comes? from|derived from|consists? of|zählt|zählen|macht|machen|beträgt|betragen|geht|gehen|fließt|fließen|gewichtet|ist|sind|vale|valen|valdrá|valdrán|cuenta|cuentan|representa|representan|representará|pondera|ponderan|equivale|corresponde|supone|suponen|es|será|compte|comptent|comptera|vaut|valent|représente|représentent|est|sont|constitue|pour)\b/iu;

/** "of the final grade", after a weight. */
export const ofGrade =
  /^\s?(?:of|toward|towards|der|des|am|an der|de|del|da|of the total|von der)\b[^.;:]{0,40}?\b(?:grade|grades|mark|marks|score|total|course|gesamtnote|endnote|note|modulnote|bewertung|nota|calificación|evaluación|calificacion|puntaje|finale|globale|session|évaluation)\b/iu;

/** A percentage near one of these is a rule, a scale or a penalty, and no weight. */
export const noWeight =
  /\b(?:late|penalt(?:y|ies)|penali[sz]ed?|deduct(?:ed|ion|ions)?|lose|loses|reduced|reduction|per day|each day|a day|at least|minimum|or higher|or above|or better|or more|and above|and up|more than|less than|below|above|under|over|fails?|failing|to pass|pass the|passing|curve|curved|plagiari[sz](?:e|ed|ing|m)|absen(?:t|ce|ces)|refund|discount|similarity|lowers?|lowered|credit for|partial credit|full credit|up to|exceeds?|between|mindestens|pro tag|abzug|abgezogen|verspätet|verspätung|weniger als|mehr als|bestanden|bestehen|al menos|mínim[oa]|por día|penaliza(?:ción|da|do|rá)?|tarde|descuento|descontar|aprobar|más de|menos de|superior|au moins|par jour|retards?|pénalité|pénalisé|minimum|seuil|plus de|moins de|réussir|no mínimo|pelo menos)\b/iu;

/** The heading of a part about grades. */
export const gradingHeading =
  /\b(?:grading|grades?|assessment|assessments|evaluation|marking|marks|weights?|weighting|course requirements|requirements|bewertung|benotung|note|noten|leistungsnachweise?|prüfungsleistung(?:en)?|gewichtung|evaluación|calificación|calificaciones|ponderación|évaluation|évaluations|notation|barème|pondération|avaliação|critérios)\b/iu;

/** A column with weights that need no percent sign. */
export const weightColumn =
  /^(?:weights?|weighting|weightage|percent|percentage|percentages|%|% of (?:final |total |course |overall )?(?:grade|mark)|percent of (?:final |total |course )?grade|value|worth|share|gewichtung|gewicht|anteil|prozent|ponderación|peso|porcentaje|valor|pondération|pourcentage|poids)\s?(?:\(%\)|%|\(percent\))?$/iu;

/** A sum, and no category. */
export const total =
  /^(?:total|totals|sum|overall|final grade|course grade|grand total|summe|gesamt|insgesamt|gesamtnote|suma|nota final|note finale|somme)\b/iu;

/** A letter grade, a step of a scale or a number alone. */
export const letterGrade =
  /^(?:[a-f][+−-]?|[a-f][+−-]? ?(?:range|grade)?|pass|fail|distinction|credit|high distinction|hd|cr|merit|excellent|very good|good|satisfactory|sufficient|poor|sehr gut|gut|befriedigend|ausreichend|nicht ausreichend|mangelhaft|sobresaliente|notable|aprobado|suspenso|insuficiente|très bien|bien|assez bien|passable)$/iu;

export const extraCredit = /\b(?:extra credit|extra-credit|bonus|zusatzpunkte|crédito extra|puntos extra)\b/iu;

/** After a weight: it is that of each of several. */
export const each = /^\s?(?:%|each|apiece|per |for each|jeweils|je\b|pro |cada|chacune?s?|por |par )/iu;
export const eachBefore = /\b(?:each|each of which|jeweils|je|cada un[oa]|chacune?)\b/iu;

export const lowest =
  /\b(?:lowest|worst|least|schlechteste[nrs]?|niedrigste[nrs]?|más bajas?|peor(?:es)?|plus basses?|plus faibles?|moins bonnes?|pire)\b/iu;
export const dropped =
  /\b(?:drop|drops|dropped|dropping|discard|discarded|excluded?|removed|not count|disregarded|ignored|gestrichen|gewertet|gestrichen werden|streich(?:en|t)|eliminad?[oa]?s?|elimina(?:rá|rán|n)?|descarta(?:da|do|rá|rán|n)?|no cuentan?|supprimée?s?|retirée?s?|exclue?s?|ne compte(?:nt)? pas)\b/iu;

const numbers: Readonly<Record<string, number>> = {
  one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12,
  zwei: 2, drei: 3, vier: 4, fünf: 5, sechs: 6, sieben: 7, acht: 8, neun: 9, zehn: 10,
  dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, nueve: 9, diez: 10,
  deux: 2, trois: 3, quatre: 4, cinq: 5, sept: 7, huit: 8, neuf: 9, dix: 10,
}; // prettier-ignore

/** The small number that a word or digits say; null for another word. */
export const countIn = (word: string): number | null => {
  const lower = word.toLowerCase();
  if (/^\d{1,2}$/.test(lower)) return Number(lower);
  return Object.hasOwn(numbers, lower) ? (numbers[lower] ?? null) : null;
};
