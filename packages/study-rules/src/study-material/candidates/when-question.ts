import type { Statement } from '../../outline/outline.ts';
import type { When } from '../../outline/when.ts';

const finite = (text: string, pos: string) => pos === 'AUX' || (pos === 'VERB' && !text.endsWith('ing'));
const nominal = new Set(['NOUN', 'PROPN', 'ADJ', 'DET', 'ADP', 'NUM', 'PART', 'PUNCT', 'CCONJ']);

/** "Achebe published the novel in 1958." as "When did Achebe publish the novel?"; undefined for other sentences. */
export const whenQuestion = (
  { text, sentence: { tokens } }: Statement,
  { at, text: date }: When,
): string | undefined => {
  const before = text.slice(0, at);
  const rest = text.slice(at + date.length);
  const opening = /^(?:in|on)\s$/iu.test(before);
  const ending = /\s(?:in|on)\s$/u.test(before) && /^[.]$/u.test(rest);
  if (opening ? !/^,?\s\p{L}/u.test(rest) : !ending) return undefined;
  const from = opening ? at + date.length + (/^,?\s+/u.exec(rest)?.[0].length ?? 0) : 0;
  const to = opening ? text.length - 1 : at - (/\s(?:in|on)\s$/u.exec(before)?.[0].length ?? 0);
  const own = tokens.filter((token) => token.at >= from && token.at < to);
  const verbAt = own.findIndex(({ text: word, pos }) => finite(word, pos));
  const verb = own[verbAt];
  const [first] = own;
  if (!verb || !first || verbAt === 0 || own.slice(0, verbAt).some(({ pos }) => !nominal.has(pos))) return undefined;
  const clause = text.slice(from, to);
  // one clause only: nothing that belongs to a second verb
  if (/[,;:]|\b(?:when|while|because|although|that|which|who|but|after|before|until)\b/u.test(clause)) return undefined;
  if (
    own
      .slice(verbAt + 1)
      .some(
        ({ pos, text: word }) =>
          pos === 'AUX' || (pos === 'CCONJ' && word === 'and' && own.filter((one) => one.pos === 'VERB').length > 1),
      )
  )
    return undefined;
  const subject = text.slice(first.at, verb.at).trim();
  // "a tanker called the Ideal X left": the first verb is not the one of the clause
  const isFiniteToo = ({ pos, text: word, lemma }: (typeof own)[number]) =>
    pos === 'VERB' && word !== lemma && !word.endsWith('ing');
  if (verb.pos === 'VERB' && own.slice(verbAt + 1).some(isFiniteToo)) return undefined;
  const shown =
    first.pos === 'PROPN' || /^\p{Lu}{2}/u.test(subject) ? subject : subject.charAt(0).toLowerCase() + subject.slice(1);
  const tail = text.slice(verb.at + verb.text.length, to).trim();
  if (/^(?:was|were)$/u.test(verb.text)) return `When ${verb.text} ${shown} ${tail}?`;
  const isPast = verb.pos === 'VERB' && verb.lemma !== verb.text && !verb.text.endsWith('s');
  return isPast ? `When did ${shown} ${verb.lemma}${tail === '' ? '' : ` ${tail}`}?` : undefined;
};
