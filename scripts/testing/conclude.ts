import { lastLine, sum } from './counts.ts';
import type { Result } from './step.ts';

/** Prints what failed and, as the last line, the counts; sets the exit code. */
export const conclude = (results: readonly Result[]): void => {
  const total = sum(results.map(({ counts }) => counts));
  const failed = results.filter(({ counts }) => counts.failed > 0).map(({ step }) => step.name);
  const seconds = results.reduce((all, { seconds }) => all + seconds, 0);
  console.log(`\nTook ${Math.round(seconds)} s.${failed.length > 0 ? ` Failed: ${failed.join(', ')}.` : ''}`);
  if (failed.length > 0) process.exitCode = 1;
  console.log(lastLine(total));
};
