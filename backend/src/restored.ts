import { createLog } from '@hub/telemetry';
import { join } from 'node:path';
import { z } from 'zod';
import { features } from './app.ts';
import { createDatabase } from './platform/postgres/index.ts';
import { createErasedList, eraseListed, platformPrivacy } from './platform/privacy/index.ts';

/**
 * Runs once on a restored database before it is used, and removes what must not return with a backup: sessions and mailed
 * links, some of which were ended or used after the backup, and students who were erased after it.
 */
const { DATABASE_URL, DATA_DIR } = z.object({ DATABASE_URL: z.string(), DATA_DIR: z.string() }).parse(process.env);
const db = createDatabase(DATABASE_URL, createLog('restored', 'warn'));
try {
  if (await db.schema.hasTable('sessions')) {
    const signIns = ['provider_sign_ins', 'pending_sign_ins', 'passkey_challenges'];
    for (const table of ['sessions', 'mailed_links', 'mail_requests', ...signIns]) {
      if (await db.schema.hasTable(table)) await db(table).delete();
    }
    const privacies = [platformPrivacy, ...features.flatMap(({ privacy = [] }) => privacy)];
    const students = await eraseListed(db, createErasedList(join(DATA_DIR, 'erased')), privacies);
    if (students > 0)
      process.stdout.write(`${students} students were erased after the backup, and are erased again.\n`);
  }
} finally {
  await db.destroy();
}
