import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { judgeConversations } from './judge-conversations.ts';
import { readStudents } from './read-students.ts';
import { failuresOf, tableOf } from './report.ts';

// `pnpm eval schedule [--from <folder>] [--failures]`: plays conversations with the scheduling assistant

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: fileURLToPath(new URL('known', import.meta.url)) },
    failures: { type: 'boolean', default: false },
  },
});

const turns = judgeConversations(readStudents(values.from));
process.stdout.write(`${tableOf(turns)}\n`);
if (values.failures) process.stdout.write(`\n${failuresOf(turns)}\n`);
