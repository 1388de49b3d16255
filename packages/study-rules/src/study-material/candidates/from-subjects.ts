import { phrasesIn } from '../phrases.ts';
import { capital, withoutEnd } from '../text.ts';
import type { Candidate } from './candidate.ts';
import type { Usable } from './statements.ts';

const mostWords = 4;

/** What a study found, with its source: who it was, and not the subject, matters there. */
const citation = /\((?:[^()]{0,60}\s)?(?:1[5-9]|20)\d{2}[a-z]?\)/u;

/** "Macroinvertebrate communities offer …": the noun that a sentence says something about; undefined for other sentences. */
const subjectOf = ({ statement: { sentence } }: Usable): string | undefined => {
  const { tokens } = sentence;
  const verb = tokens.findIndex(({ pos }) => pos === 'VERB' || pos === 'AUX');
  const words = tokens.slice(0, verb === -1 ? 0 : verb);
  const last = words.at(-1);
  if (!last || words.length > mostWords || (last.pos !== 'NOUN' && last.pos !== 'PROPN')) return undefined;
  if (words.some(({ pos }) => pos === 'PRON' || pos === 'PUNCT' || pos === 'ADV' || pos === 'SCONJ' || pos === 'NUM'))
    return undefined;
  // one thing of many: only what was said before tells which
  if (words[0]?.pos === 'DET') return undefined;
  const text = sentence.text.slice(words[0]?.at ?? 0, last.at + last.text.length);
  return /\p{L}{3}/u.test(text) ? text : undefined;
};

/** What the documents say about the noun that a sentence begins with: for where nothing better is asked. */
export const fromSubjects = (statements: readonly Usable[]): Candidate[] =>
  statements.flatMap((usable): Candidate[] => {
    const { statement, section, document } = usable;
    const subject = document.language === 'en' ? subjectOf(usable) : undefined;
    if (subject === undefined || citation.test(statement.text)) return [];
    // a note may lean on its heading; a whole sentence about things in general does not
    if (usable.about !== null && !/^\p{Lu}.*\p{Ll}s$/u.test(subject)) return [];
    if (usable.about !== null && !/[.!]$/u.test(statement.text)) return [];
    return [
      {
        kind: 'asked',
        fact: statement.quote,
        level: 'medium',
        section,
        document,
        line: statement,
        question: phrasesIn(document.language).noted(subject.charAt(0).toLowerCase() + subject.slice(1)),
        answer: capital(withoutEnd(statement.text)),
        wrong: [],
        use: 'card',
        worth: 5.6,
        isSpare: true,
      },
    ];
  });
