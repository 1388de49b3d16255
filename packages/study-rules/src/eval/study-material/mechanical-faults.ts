import type { Sample } from './sample.ts';

// Shares no code with the rules that write or filter items: a fault of theirs must not hide itself here.

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const quoted = (text: string) =>
  text
    .split(/[“„«"]/u)
    .slice(1)
    .join(' ');

const dangling =
  /^(?:it|its|they|their|he|his|she|this|that|these|those|such|however|therefore|also|er|sie|es|dies\w*)\s(?!_)/iu;

const faultsOfText = (asked: string, answer: string): string[] => {
  const [question, back] = [plain(asked), plain(answer)];
  return [
    ...(question === '' || back === '' ? ['an empty side'] : []),
    ...(question === back ? ['both sides are the same'] : []),
    ...(back.length > 3 && ` ${question} `.includes(` ${back} `) ? ['the answer is in the question'] : []),
    ...(/\bfill in|ergänze/iu.test(asked) && !asked.includes('____') ? ['no blank'] : []),
    ...((asked.match(/_{3,}/gu) ?? []).length > 1 ? ['two blanks'] : []),
    ...(dangling.test(quoted(asked)) ? ['a pronoun at the start'] : []),
    ...(/[,;:]$|\b(?:the|of|and|or|a|to|with|which|that)$/iu.test(answer.trim()) ? ['a cut answer'] : []),
    ...(/\?\?|\.\.(?!\.)|\s,|\(\s|undefined|null\b/u.test(`${asked} ${answer}`) ? ['broken signs'] : []),
  ];
};

const faultsOfOptions = (options: readonly string[], answer: string): string[] => {
  if (options.length === 0) return /^[\p{L}\p{N}.,%\s-]{1,40}$/u.test(answer) ? [] : ['too long to be typed'];
  const lengths = options.map((option) => option.length);
  return [
    ...(options.filter((option) => option === answer).length === 1 ? [] : ['not exactly one right option']),
    ...(options.length < 3 ? ['fewer than three options'] : []),
    ...(new Set(options.map(plain)).size < options.length && options.every((option) => plain(option) !== '')
      ? ['the same option twice']
      : []),
    ...(answer.length === Math.max(...lengths) && answer.length > 20 && answer.length > 4 * Math.min(...lengths)
      ? ['much longer than another option']
      : []),
  ];
};

/** Faults of form in one item of a document. */
export const mechanicalFaults = (sample: Sample, text: string): string[] => {
  if (sample.kind === 'refusal') return sample.says.length < 40 ? ['a refusal that offers nothing'] : [];
  const quote = sample.quote !== '' && text.includes(sample.quote) ? [] : ['a quote that is not in the document'];
  if (sample.kind === 'card') return [...faultsOfText(sample.front, sample.back), ...quote];
  return [...faultsOfText(sample.question, sample.answer), ...faultsOfOptions(sample.options, sample.answer), ...quote];
};

/** Questions of one request that are asked twice. */
export const repeatedIn = (samples: readonly Sample[]): string[] => {
  const asked = samples.flatMap((sample) =>
    sample.kind === 'card' ? [plain(sample.front)] : sample.kind === 'question' ? [plain(sample.question)] : [],
  );
  return asked.filter((one, index) => asked.indexOf(one) !== index);
};
