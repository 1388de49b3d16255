import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { fitWording } from './fit-wording.ts';
import { judgeConversations } from './judge-conversations.ts';
import { knownStudents, readStudents } from './read-students.ts';
import { failuresOf, tableOf } from './report.ts';
import { allExamples } from './wording-examples.ts';

// `pnpm eval schedule [--from <folder>] [--failures]`: plays conversations with the scheduling assistant
// `pnpm eval schedule --train [--except <file>]` first learns the wording of requests, without one student's conversations

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: knownStudents },
    failures: { type: 'boolean', default: false },
    train: { type: 'boolean', default: false },
    except: { type: 'string' },
  },
});

if (values.train) {
  const model = fileURLToPath(new URL('../../scheduling/wording/wording.json', import.meta.url));
  const rounded = (_: string, value: unknown) => (typeof value === 'number' ? Number(value.toFixed(3)) : value);
  writeFileSync(model, `${JSON.stringify(fitWording(allExamples(values.except)), rounded)}\n`);
  process.stdout.write('The wording is learnt. Run it again without --train to see what it changes.\n');
} else {
  const turns = judgeConversations(readStudents(values.from));
  process.stdout.write(`${tableOf(turns)}\n`);
  if (values.failures) process.stdout.write(`\n${failuresOf(turns)}\n`);
}
