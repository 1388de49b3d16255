/** Words that say nothing about which event it is. */
const empty = new Set(
  'the a an of on in at for to by and or with your our is are be will due date deadline submit submission hand turn before after class week no el la los las de del al y en un una le les des du et a aux der die das den dem und im am zum zur von fur bis entrega remise abgabe vence fecha'.split(
    ' ',
  ),
);

const groups: readonly (readonly [string, string])[] = [
  ['homework', 'hw hws homeworks tarea tareas devoir hausaufgabe'],
  ['exam', 'examination exams examen examenes klausur prufung solemne prueba test tests'],
  ['midterm', 'midterms mid parcial parciales intra'],
  ['quiz', 'quizzes quizes control controles cuestionario'],
  ['sheet', 'blatt ubungsblatt ubung aufgabenblatt sheets'],
  ['project', 'projekt projet proyecto projects proj'],
  ['essay', 'essays ensayo'],
  ['paper', 'papers hausarbeit'],
  ['report', 'reports informe rapport bericht'],
  ['presentation', 'presentations presentacion prasentation referat exposicion vortrag'],
  ['assignment', 'assignments asst coursework travail tp trabajo aufgabe'],
  ['lab', 'labs labo laboratoire laboratorio'],
  ['final', 'finale endterm'],
  ['resit', 'recuperatorio nachklausur retake makeup'],
  ['1', 'first one primer primera erste'],
  ['2', 'second two segundo segunda zweite ii'],
  ['3', 'third three tercer iii'],
  ['4', 'fourth four iv'],
  ['break', 'vacation recess pause'],
];
const oneWord = new Map(groups.flatMap(([to, from]) => from.split(' ').map((word): [string, string] => [word, to])));

export const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const wordsOf = (title: string): string[] => {
  const flat = fold(title)
    .replaceAll('ß', 'ss')
    .replaceAll(/mid-?\s?term/g, 'midterm')
    .replaceAll(/home\s?work/g, 'homework')
    .replaceAll(/(\d+)(?:st|nd|rd|th|er|re|eme|[oa°ºª])(?![\p{L}\d])/gu, '$1')
    .replaceAll(/(\p{L})(\d)/gu, '$1 $2')
    .replaceAll(/(\d)(\p{L})/gu, '$1 $2');
  const words = flat.split(/[^\p{L}\p{N}]+/u).flatMap((part) => {
    const number = /^\d+$/.test(part) ? String(Number(part)) : part;
    const word = oneWord.get(number) ?? number;
    if (word === '' || empty.has(word)) return [];
    return [word.length > 4 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word];
  });
  return [...new Set(words)];
};

const isNumber = (word: string) => /^\d+$/.test(word);

/** How alike two titles are, 0 to 1: shared words of the shorter one; a number counts half, two other numbers are a veto. */
export const alike = (a: string, b: string): number => {
  const [first, second] = [wordsOf(a), wordsOf(b)];
  if (first.length === 0 || second.length === 0) return 0;
  const shared = first.filter((word) => second.includes(word));
  const named = (words: readonly string[]) => words.filter((word) => !isNumber(word)).length;
  const score =
    (named(shared) + 0.5 * (shared.length - named(shared))) /
    Math.max(1, Math.min(named(first) || 1, named(second) || 1));
  const [some, other] = [first.filter(isNumber), second.filter(isNumber)];
  const differ = some.length > 0 && other.length > 0 && !some.some((number) => other.includes(number));
  return Math.min(1, score) * (differ ? 0.3 : 1);
};

/** Shared words of all words. */
export const jaccard = (a: string, b: string): number => {
  const [first, second] = [wordsOf(a), new Set(wordsOf(b))];
  const shared = first.filter((word) => second.has(word)).length;
  return shared === 0 ? 0 : shared / (first.length + second.size - shared);
};
