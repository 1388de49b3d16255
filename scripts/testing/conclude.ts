import { existsSync, readFileSync } from 'node:fs';
import { root } from '../root.ts';
import { lastLine, sum } from './counts.ts';
import type { Result, Step } from './step.ts';

const failuresOf = ({ report }: Step): string[] => {
  if (!report?.outcomes || !existsSync(report.path)) return [];
  return report
    .outcomes(readFileSync(report.path, 'utf8'))
    .filter(({ result }) => result === 'failed')
    .map(({ file, title, reason }) => `  ${file.replace(root, '')}: ${title}${reason ? `\n    ${reason}` : ''}`);
};

/** Prints what failed and, as the last line, the counts; sets the exit code. */
export const conclude = (results: readonly Result[]): void => {
  const total = sum(results.map(({ counts }) => counts));
  const failed = results.filter(({ counts }) => counts.failed > 0).map(({ step }) => step);
  console.log(`\nTook ${Math.round(performance.now() / 1000)} s.`);
  for (const step of failed) console.log([`Failed: ${step.name}`, ...failuresOf(step)].join('\n'));
  if (failed.length > 0) process.exitCode = 1;
  console.log(lastLine(total));
};
