import { startEventLog } from '@hub/event-log';
import { ensureAccess } from '@hub/event-log/access';
import closeWithGrace from 'close-with-grace';

const { DATABASE_URL = '', ACCESS_FOLDER = '', COMMIT = 'group' } = process.env;

/** The event log as in the product, with a choice of how it commits. Prints its URL, which contains the password. */
const eventLog = await startEventLog({
  databaseUrl: DATABASE_URL,
  host: '127.0.0.1',
  port: 0,
  access: await ensureAccess(ACCESS_FOLDER),
  commit: COMMIT === 'each' ? 'each' : 'group',
});
closeWithGrace({ logger: false }, () => eventLog.drain());
process.stdout.write(`${JSON.stringify({ url: eventLog.url })}\n`);
