import { ApiError } from '@hub/contracts';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { student } from './account.ts';
import { createClient } from './client.ts';
import { today } from './dates.ts';
import { fillDemo, untilAnalyzed } from './fill-demo.ts';
import type { Mode } from '../main.ts';
import { backendUrl, publicUrl, type Plan } from '../plan.ts';
import { loadOrCreateSecret, secretsFolder } from '../secrets.ts';

const fill = async (plan: Plan, print: (text: string) => void) => {
  const path = join(secretsFolder(plan.settings.DATA_DIR), 'demo-password');
  const password = loadOrCreateSecret(path, () => randomBytes(9).toString('base64url'));
  const client = createClient(backendUrl(plan));
  await fillDemo(client, password, today());
  print(`The demo student ${student.firstName} ${student.lastName} is ready.`);
  print(`  Address:  ${publicUrl(plan)}/auth`);
  print(`  E-mail:   ${student.email}`);
  print(`  Password: ${password}\n`);
  if (!(await untilAnalyzed(client, 30_000)))
    print('The syllabus of BIO 210 has not been read yet; its dates appear automatically once it has.\n');
};

const reasonOf = (error: unknown) => {
  if (error instanceof ApiError) return error.reason;
  return error instanceof Error ? error.message : String(error);
};

/** `pnpm start` with a demo student whose account is filled. */
export const demo: Mode = {
  onReady: async (plan, print) => {
    try {
      await fill(plan, print);
    } catch (error) {
      print(`The demo student's account could not be filled: ${reasonOf(error)}`);
    }
  },
};
