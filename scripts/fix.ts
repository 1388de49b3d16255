import { inRoot } from './root.ts';
import { runProgram } from './run-program.ts';

const bin = (name: string) => inRoot('node_modules', '.bin', name);

const lint = await runProgram(bin('oxlint'), ['--type-aware', '--fix', '.'], { live: true });
const format = await runProgram(bin('oxfmt'), ['.'], { live: true });
process.exitCode = lint.code || format.code;
