/** Signs at the start of a line. */

const bullet = /^\s*(?:[-–—•*▪◦·‣○●►▸✓➢]|o(?=\s{1,4}\p{Lu}))\s+(?=\S)/u;
const numbered =
  /^\s*(?:(?:[Ss]tep|[Ss]chritt|[Éé]tape|[Pp]aso)\s+)?\(?(\d{1,2}(?=[.):])|[a-h](?=[.)]))[.):]\s+(?=\S)/u;

/** A line without its bullet; undefined without one. */
export const afterBullet = (text: string): string | undefined =>
  bullet.test(text) ? text.replace(bullet, '').trim() : undefined;

/** A line without its number, and the number; undefined without one. */
export const afterNumber = (text: string): { number: string; text: string } | undefined => {
  const [whole, number] = numbered.exec(text) ?? [];
  return whole && number ? { number, text: text.slice(whole.length).trim() } : undefined;
};

const rule = /^[\s|:=_*+-]+$/u;

/** The cells of a row of a table; undefined for other lines. */
export const cellsOf = (text: string): string[] | undefined => {
  if (rule.test(text)) return undefined;
  const separator = text.includes('|') ? '|' : '\t';
  const inner = separator === '|' ? (/^\|.*\|$/u.test(text.trim()) ? text.trim().slice(1, -1) : text) : text;
  const cells = inner.split(separator).map((cell) => cell.trim());
  const isTable =
    separator === '\t' ? cells.length >= 2 : cells.length >= 2 && (/\s\|\s/u.test(text) || cells.length > 2);
  return isTable && cells.filter(Boolean).length > 0 ? cells : undefined;
};

/** "chi – personal god", "Mass: …": something short, a sign, and more. */
export const hasLabel = (text: string): boolean => /^[^:=–—]{1,60}?(?::|\s[–—-]|\s=)\s+\S/u.test(text);

const brackets: readonly (readonly [string, string])[] = [
  ['(', ')'],
  ['[', ']'],
];

/** Whether every bracket of a text is closed in it: a part of a text that was cut inside one is not whole. */
export const isBalanced = (text: string): boolean =>
  brackets.every(([open, close]) => text.split(open).length === text.split(close).length);

/** A line that only separates. */
export const isRule = (text: string): boolean => rule.test(text) && text.trim() !== '';

/** The words of a text. */
export const wordCount = (text: string): number =>
  text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
