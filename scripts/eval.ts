import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

// `pnpm eval` measures the rules on our own sets, `syllabi` the reader of syllabi on annotated documents, `schedule` the
// scheduling assistant on conversations

const [what = '', ...rest] = process.argv.slice(2);
const programs = new Map([
  ['syllabi', '../workflows/src/syllabus-eval/main.ts'],
  ['schedule', '../packages/study-rules/src/eval/scheduling/main.ts'],
]);
const program = programs.get(what);
const path = program ?? '../packages/study-rules/src/eval/eval.ts';
const args = [fileURLToPath(new URL(path, import.meta.url)), ...(program ? rest : process.argv.slice(2))];
process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1;
