import type { Line } from './outline.ts';

/** "KB: …" and "Kofi Brandt: …": who says a line. */
const spoken = /^(\p{Lu}{2,3}|(?:Dr\.? |Prof\.? )?\p{Lu}\p{Ll}+ \p{Lu}[\p{Ll}-]+)\s?:\s+(?=\S)/u;
/** Fewer lines are terms. */
const fewestLines = 3;

const initialsOf = (name: string) => (name.match(/\p{Lu}(?=\p{Ll}+(?:\s|$))/gu) ?? []).join('');

/** The lines of an interview without the names before them, which are no terms. */
export const withoutSpeakers = (lines: readonly Line[]): Line[] => {
  const counts = new Map<string, number>();
  for (const { text } of lines) {
    const name = spoken.exec(text)?.[1];
    if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const often = new Set([...counts].filter(([, count]) => count >= fewestLines).map(([name]) => name));
  const speaks = (name: string) => often.has(name) || often.has(initialsOf(name));
  return lines.map((line) => {
    const [label, name] = spoken.exec(line.text) ?? [];
    return label !== undefined && name !== undefined && speaks(name)
      ? { ...line, text: line.text.slice(label.length) }
      : line;
  });
};
