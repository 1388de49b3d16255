import { parseArgs } from 'node:util';
import { judgeConversations } from './judge-conversations.ts';
import { knownStudents, readStudents } from './read-students.ts';
import { failuresOf, tableOf } from './report.ts';

// `pnpm eval schedule [--from <folder>] [--failures]`: plays conversations with the scheduling assistant

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: knownStudents },
    failures: { type: 'boolean', default: false },
  },
});

const turns = judgeConversations(readStudents(values.from));
process.stdout.write(`${tableOf(turns)}\n`);
if (values.failures) process.stdout.write(`\n${failuresOf(turns)}\n`);
