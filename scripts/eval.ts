import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

// `pnpm eval syllabi …` measures the reader on annotated documents, `pnpm eval answers …` the answers on annotated
// questions, `pnpm eval` the other rules on our own sets

const programs = new Map([
  ['syllabi', '../workflows/src/syllabus-eval/main.ts'],
  ['answers', '../packages/study-rules/src/eval/answers/main.ts'],
]);

const [what = '', ...rest] = process.argv.slice(2);
const program = programs.get(what) ?? '../packages/study-rules/src/eval/eval.ts';
const args = [fileURLToPath(new URL(program, import.meta.url)), ...(programs.has(what) ? rest : process.argv.slice(2))];
process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1;
