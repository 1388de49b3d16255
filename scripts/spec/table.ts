import type { Line } from './checklist.ts';
import type { Coverage } from './coverage.ts';

const inSection = (lines: readonly Line[], section: string) => lines.filter((line) => line.section === section).length;

const row = (name: string, covered: number, all: number) =>
  `${name.padEnd(4)} ${String(covered).padStart(4)} of ${String(all).padStart(4)}  ${String(Math.floor((100 * covered) / Math.max(all, 1))).padStart(3)} %`;

/** How much is covered, by section and in all. */
export const tableOf = ({ covered, missing }: Coverage): string => {
  const all = [...covered, ...missing];
  const sections = [...new Set(all.map(({ section }) => section))].toSorted();
  return [
    ...sections.map((section) => row(section, inSection(covered, section), inSection(all, section))),
    row('all', covered.length, all.length),
  ].join('\n');
};

export const listOf = (lines: readonly Line[]): string => lines.map(({ id, text }) => `${id} ${text}`).join('\n');
