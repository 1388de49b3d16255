import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

// `pnpm eval syllabi …` measures the reader on annotated documents, `answers …` the answers on annotated questions, `cards …` writes and reads judgements of cards and
// questions, `schedule …` plays conversations with the scheduling assistant, `pnpm eval` alone measures the other rules on our own sets

const programs: Readonly<Record<string, string>> = {
  syllabi: '../workflows/src/syllabus-eval/main.ts',
  answers: '../packages/study-rules/src/eval/answers/main.ts',
  schedule: '../packages/study-rules/src/eval/scheduling/main.ts',
  cards: '../packages/study-rules/src/eval/study-material/main.ts',
};

const [what = '', ...rest] = process.argv.slice(2);
const named = programs[what];
const args = named ? rest : process.argv.slice(2);
const program = fileURLToPath(new URL(named ?? '../packages/study-rules/src/eval/eval.ts', import.meta.url));
process.exitCode = spawnSync(process.execPath, [program, ...args], { stdio: 'inherit' }).status ?? 1;
