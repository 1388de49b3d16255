import { yearOf } from './calendar.ts';

/** Both ends inclusive. */
export interface DateWindow {
  readonly first: string;
  readonly last: string;
}

interface Season {
  readonly words: string;
  readonly first: string;
  /** A leading `+` means the following year. */
  readonly last: string;
}

const seasons: readonly Season[] = [
  { words: 'wintersemester|winter semester|wise|ws', first: '09-15', last: '+03-15' },
  { words: 'sommersemester|sose|ss', first: '03-01', last: '09-30' },
  { words: 'fall|autumn|automne|herbst', first: '08-01', last: '12-31' },
  { words: 'spring|printemps|frühjahr|frühling', first: '01-01', last: '06-20' },
  { words: 'winter|hiver', first: '01-01', last: '05-10' },
  { words: 'summer|été|sommer', first: '05-01', last: '09-20' },
  { words: 'ciclo lectivo|año|school year|calendar year', first: '01-01', last: '+03-31' },
  { words: 'otoño|primavera|verano|invierno|semester|semestre|trimester|term', first: '01-01', last: '+02-15' },
];

/** "2022년 2학기", "2023학년도 1학기": Korean terms begin in March and September. */
const korean = /((?:19|20)\d{2})\s?(?:년|학년도)(?:도)?\s?(?:제\s?)?([12])\s?학기/gu;

const between = String.raw`(?:\s+(?:semester|term|quarter|session|trimester|intensive|\d{1,2}[a-z]?|[a-z]|of|de|del|i{1,3}))*\s*[,:(]*\s*`;
const yearPattern = String.raw`((?:19|20|21)\d{2}|['’]\d{2})(?:\s*[/–-]\s*(\d{4}|\d{2}))?`;

const fullYear = (text: string) => (/^['’]/.test(text) ? 2000 + Number(text.slice(1)) : Number(text));

const windowOf = ({ first, last }: Season, year: number): DateWindow => ({
  first: `${year}-${first}`,
  last: last.startsWith('+') ? `${year + 1}-${last.slice(1)}` : `${year}-${last}`,
});

const academicYear = (first: number): DateWindow => ({ first: `${first}-08-01`, last: `${first + 1}-08-31` });

const spans = (season: Season) => /wintersemester|ciclo/.test(season.words);

/** Years from the upload, from which a term is rather one that the course is about. */
const far = 3;

/**
 * The term that a syllabus names, such as "Fall 2026", "WS 2026/27" or "Semester 1, 2026/2027": the first one near the
 * upload, otherwise the first one.
 */
export const namedTerm = (text: string, uploadedOn: string): DateWindow | undefined => {
  const candidates: { index: number; window: DateWindow }[] = [];
  for (const season of seasons) {
    const forward = new RegExp(String.raw`(?<!\p{L})(?:${season.words})${between}${yearPattern}(?!\d)`, 'giu');
    const backward = new RegExp(String.raw`(?<![\d/])((?:19|20|21)\d{2})\s+(?:${season.words})(?!\p{L})`, 'giu');
    for (const pattern of [forward, backward]) {
      for (const match of text.matchAll(pattern)) {
        const year = fullYear(match[1] ?? '');
        const two = match[2] !== undefined && Number(match[2]) % 100 === (year + 1) % 100;
        const window = two && !spans(season) ? academicYear(year) : windowOf(season, year);
        candidates.push({ index: match.index, window });
      }
    }
  }
  for (const { 1: year = '', 2: half, index } of text.matchAll(korean)) {
    const [first, last] = half === '1' ? ['02-20', '08-10'] : ['08-20', '12-31'];
    candidates.push({ index, window: { first: `${year}-${first}`, last: `${year}-${last}` } });
  }
  if (candidates.length > 0) {
    const inOrder = candidates.toSorted((a, b) => a.index - b.index).map(({ window }) => window);
    return inOrder.find(({ first }) => Math.abs(yearOf(first) - yearOf(uploadedOn)) < far) ?? inOrder[0];
  }
  const academic = /(?<![\d/-])(20\d{2})\s?[/–-]\s?(20\d{2}|\d{2})(?![\d/-])/.exec(text);
  const first = Number(academic?.[1]);
  return academic && Number(academic[2]) % 100 === (first + 1) % 100 ? academicYear(first) : undefined;
};
