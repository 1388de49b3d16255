import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

// `pnpm eval syllabi …` measures the reader on annotated documents, `pnpm eval` the other rules on our own sets

const [what, ...rest] = process.argv.slice(2);
const isSyllabi = what === 'syllabi';
const program = isSyllabi ? '../workflows/src/syllabus-eval/main.ts' : '../packages/study-rules/src/eval/eval.ts';
const args = [fileURLToPath(new URL(program, import.meta.url)), ...(isSyllabi ? rest : process.argv.slice(2))];
process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1;
