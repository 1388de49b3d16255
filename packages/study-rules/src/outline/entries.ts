import { sentencesOf } from '../language/sentences.ts';
import { isClause } from '../language/clause.ts';
import { isBalanced, wordCount } from './line-marks.ts';
import type { Entry, Line } from './outline.ts';

const mostTermWords = 7;
const fewestMeaningLetters = 3;
const entry = /^(["“„«]?[\p{L}\p{N}(][^:=|?!;]{0,70}?)\s?(?::|\s[–—-]|\s?=|\s?[→⇒])\s+(\S.*)$/u;

/** "and then", "which": a term has no such words. */
const running =
  /^(?:if|when|while|because|although|but|so|then|and|or|that|this|these|it|they|he|she|we|you|i|there|here|wenn|weil|dass|aber|es|sie|er|wir|ich)\b/iu;
const clause =
  /\b(?:is|are|was|were|has|have|does|do|did|not|mean|means|ist|sind|war|waren|hat|haben|wird|which|that)\b/iu;

/** "Osmosis: …" without what follows the term; undefined when the start is no term. */
const entryIn = (line: Line): Entry | undefined => {
  const [, term, meaning] = entry.exec(line.text) ?? [];
  if (
    !term ||
    !meaning ||
    !isBalanced(term) ||
    wordCount(term) > mostTermWords ||
    running.test(term) ||
    clause.test(term) ||
    isClause(term)
  )
    return undefined;
  if (
    /^(?:by|in|with|for|under|at|until|from|since|during)\s|,\s(?:the|an?)\s|\s(?:says?|said|states?|reads|follows|wrote|writes)$/iu.test(
      term,
    )
  )
    return undefined;
  if (/(?<!of|for|in|to)\s\p{Ll}{3,}s\s(?:the|an?|its|their)\s/u.test(` ${term}`)) return undefined;
  if (/[.,]$|\.\s/u.test(term.replaceAll(/\b(?:\p{Lu}|St|Dr|Mrs?|Ms|Prof|v|vs|etc|z\.\s?B)\.\s?/gu, '')))
    return undefined;
  if ((meaning.match(/\p{L}/gu) ?? []).length < fewestMeaningLetters && !/\d/u.test(meaning)) return undefined;
  return { term: term.replaceAll(/^["“„«]|["”“»]$/gu, '').trim(), meaning: meaning.trim(), line };
};

/** "`del <key>` deletes a record": a word of a program and what it does. */
const code = /^`([^`]{1,60})`\s+(?:(?:[-–—:=→]|is|are|means|stands for|refers to)\s+)?(\S.*)$/u;
const fewestCodeWords = 3;

const codeIn = (line: Line): Entry[] => {
  const [, term, meaning] = code.exec(line.text) ?? [];
  return term && meaning && wordCount(meaning) >= fewestCodeWords ? [{ term: `\`${term}\``, meaning, line }] : [];
};

const several = /;\s(?=[\p{L}][^:;=]{0,40}?(?::|\s=)\s)/u;

/** "magma: molten rock; lava: rock at the surface": each term of a line. */
export const entriesIn = (line: Line): Entry[] => {
  const parts = line.text.split(several);
  const found = parts.flatMap((text) => entryIn({ ...line, text }) ?? []);
  return found.length === parts.length ? found : codeIn(line);
};

/** The first sentence of a meaning that continues. */
export const firstSentence = (meaning: string): string => {
  const [first] = sentencesOf(meaning);
  return first && first.text.length >= 12 && isBalanced(first.text) ? first.text : meaning;
};
