import type { HeadingLine } from './heading-lines.ts';

/** What a label of a syllabus introduces, in the languages that we read. */
const labels = {
  instructor: [
    "(?:primary |course |principal |lead )?(?:instructors?|faculty|teachers?)(?:'?s name| name| of record)?|professors?|prof|lecturers?|teachers?|taught by|faculty(?: member)?",
    '(?:course|module|unit) (?:leader|director|co-?ordinator|convenor|organi[sz]er)',
    'docentes?|docente titular|profesor(?:a|es)?|catedr[áa]tic[oa]|professora?(?:es)?|titulaire|titolare|titular',
    'enseignante?s?|professeure?s?|responsable(?: du cours)?|chargée? de cours',
    'dozent(?:in|en)?|dozierende|lehrende|lehrperson|veranstalter|docent(?:en)?|hoogleraar',
    'kursansvarig|examinator|föreläsare|underviser|foreleser|emneansvarlig|kennari|kennarar|opettaja|luennoitsija|vastuuopettaja',
    'vyučující|přednášející|prednášajúci|vyučujúci|prowadzący|wykładowca|oktató|tárgyfelelős|előadó|cadru didactic|nastavnik|predavač',
    'преподаватель|лектор|викладач|öğretim (?:üyesi|elemanı)|교수|담당교수|教师|任课教师|教員|担当教員|講師|מרצה|المدرس|الأستاذ',
  ],
  name: [
    '(?:course|class|module|unit|subject) (?:title|name)|course|module title|name of (?:the )?course|title of (?:the )?course',
    'asignatura|materia|nombre (?:de la asignatura|del curso)|curso|disciplina|nome da disciplina|unidade curricular',
    'intitulé(?: du cours)?|titre du cours|lehrveranstaltung|veranstaltung|modul(?:name|titel)?|insegnamento|nome (?:del )?corso',
    'kursnavn|kursens namn|kursnamn|emnenavn|fagnavn|vaknaam|předmět|název předmětu|predmet|przedmiot|nazwa przedmiotu|tantárgy(?: neve)?',
    'kurssin nimi|дисциплина|название курса|dersin adı|ders adı|과목명|课程名称|科目名|授業科目名',
  ],
  code: [
    '(?:course|class|module|unit|subject) ?(?:code|number|no|nr|id|#)(?: and section)?|course prefix and number',
    'código(?: da disciplina| de la asignatura)?|clave|sigle(?: du cours)?|code(?: du cours)?',
    'kurskod|kurskode|emnekode|fagkode|kurscode|modulnummer|vakcode|kód(?: předmětu)?|kod przedmiotu|tantárgykód|opintojakson tunnus|ders kodu|학수번호|课程代码|科目番号',
  ],
} as const;
export type Label = keyof typeof labels;

/** "Professora responsável:", "Profesores de Cátedra:". */
const addition = String.raw`(?:\s(?:de\s)?\p{L}{4,12})?`;

const patterns = new Map(
  Object.entries(labels).map(([label, words]) => [
    label,
    {
      alone: new RegExp(String.raw`^(?:${words.join('|')})(?:\(?\p{L}{1,3}\)?)?\.?\s*[:：]?$`, 'iu'),
      // without a colon only before a name: "Instructor Ada Byron"
      bare: new RegExp(String.raw`^(?:${words.join('|')})\s+(\p{L}.*)$`, 'iu'),
      before: new RegExp(
        String.raw`(?:^|[\s(])(?:${words.join('|')})(?:\(\p{L}{1,3}\)|/\p{L}{1,3})?${label === 'instructor' ? addition : ''}\.?\s*[:：]\s*(.*)$`,
        'iu',
      ),
    },
  ]),
);

const valuesIn = (cells: readonly string[], label: Label): string[] => {
  const pattern = patterns.get(label);
  if (!pattern) return [];
  return cells.flatMap((cell, index) => {
    // a title in a wide row is a column's header
    if (cells.length > 1 && pattern.alone.test(cell))
      return (cells.length > (label === 'name' ? 2 : 4) ? undefined : cells[index + 1]) ?? [];
    const found = pattern.before.exec(cell);
    const isAtStart = (found?.index ?? 99) < 3;
    if (!found || (!isAtStart && !/\s{2,}$|[\t,;.·-]\s*$/u.test(cell.slice(0, found.index + 1)))) return [];
    return found[1] || (cells[index + 1] ?? []);
  });
};

/** The values after a label: on its line, in the next cell, or on the next lines under a label that is alone. */
export const labelled = (lines: readonly HeadingLine[], label: Label): string[] =>
  lines.flatMap(({ cells }, index) => {
    const found = valuesIn(cells, label);
    if (found.length > 0) return found;
    const [only] = cells;
    const bare = label === 'instructor' && only !== undefined ? patterns.get(label)?.bare.exec(only)?.[1] : undefined;
    if (bare !== undefined) return [bare];
    const isLabel = cells.length === 1 && only !== undefined && patterns.get(label)?.alone.test(only);
    return isLabel ? lines.slice(index + 1, index + 4).flatMap((line) => line.cells[0] ?? []) : [];
  });
