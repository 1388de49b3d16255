import { isClause } from '../language/clause.ts';
import { afterBullet, afterNumber, cellsOf, isBalanced, wordCount } from './line-marks.ts';
import type { Group, Line } from './outline.ts';

interface Open {
  readonly label: string | null;
  readonly above: string | null;
  /** Lines that are set in further are under it. */
  readonly level: number;
  readonly items: Line[];
}

const mostLabelWords = 8;

/** "Price: deals with the value", "Southern - the South as others see it": the label without what is said of it. */
const labelled = /^([^:–—]{2,60}?)(?::|\s[–—-])(?:\s.*)?$/u;

/** The words that name what is under a line; undefined for a sentence. */
const labelOf = (text: string): string | undefined => {
  const label = (labelled.exec(text)?.[1] ?? text).trim();
  const isName = /\p{L}{3}|\p{L}\d|\d\p{L}|^\p{Lu}{2,}/u.test(label) && !/[.?!;,]$/u.test(label);
  return isName && isBalanced(label) && wordCount(label) <= mostLabelWords && !isClause(label) ? label : undefined;
};

/** The label of a heading; a question has none. */
export const headingLabel = (title: string): string => labelOf(title) ?? title.replace(/[:?]$/u, '');

const pointOf = (line: Line): Line | undefined => {
  const text = afterBullet(line.text) ?? afterNumber(line.text)?.text;
  return text === undefined || cellsOf(text) ? undefined : { ...line, text };
};

/** A line above points that names them: "Enzymes:", "B2B: business to business." */
const isLead = ({ text }: Line) => /^[^:]{2,60}:/u.test(text) && text.length <= 160;

/** The points of a section by what they are under: its heading, a lead, or a point that is set in less. */
export const groupsIn = (
  lines: readonly Line[],
  { title, above }: { readonly title: string | null; readonly above: string | null },
): Group[] => {
  const root: Open = { label: title && headingLabel(title), above, level: -1, items: [] };
  const all: Open[] = [root];
  let open = [root];
  const under = (level: number): Open => {
    open = open.filter((one) => one.level < level || one === root);
    return open.at(-1) ?? root;
  };
  const begin = (label: string | undefined, level: number) => {
    const found: Open = { label: label ?? null, above: open.at(-1)?.label ?? null, level, items: [] };
    all.push(found);
    open.push(found);
  };
  for (const line of lines) {
    const indent = line.indent ?? 0;
    const point = pointOf(line);
    if (point) {
      under(indent).items.push(point);
      begin(labelOf(point.text), indent);
    } else {
      under(indent - 0.5);
      // a paragraph in between ends what the line before it has named
      begin(isLead(line) ? labelOf(line.text) : undefined, indent - 0.5);
    }
  }
  return all.flatMap(({ label, items, above: over }) =>
    label && items.length > 0 ? [{ label, above: over, items }] : [],
  );
};
