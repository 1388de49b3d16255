import { Option, type Command } from 'commander';
import {
  type Breach,
  type Claim,
  trySealLog,
  sealKey,
  type SealVerification,
  verifySeals,
} from '../platform/audit/index.ts';
import { aheadOfLog } from '../platform/read-models/index.ts';
import { verifyMasterKey } from '../platform/encryption/index.ts';
import type { HubContext } from './context.ts';
import { withParts, type HubParts } from './parts.ts';

const number = new Intl.NumberFormat('en');

const named = ({ number, root }: Claim) => `${number}:${root}`;

const seal = async (parts: HubParts, { print }: HubContext) => {
  await verifyMasterKey(parts.db, parts.masterKey);
  const sealed = await trySealLog(parts);
  if (!sealed) throw new Error('Another process is sealing right now.');
  const { events, newest } = sealed;
  print(newest ? `${number.format(events)} events sealed. The newest seal: ${named(newest)}` : 'The log is empty.');
};

const unsealedText = ({ unsealed: { events, from, oldest } }: SealVerification) => {
  if (from === null || oldest === null) return 'Nothing came since.';
  const since = oldest.toISOString();
  return `Not yet sealed: ${number.format(events)} events from position ${from} on, the oldest of ${since}.`;
};

const told = (breaches: readonly Breach[]) => breaches.map(({ position, what }) => `Position ${position}: ${what}.`);

/** Returns what is wrong, one line each. */
const verify = async (
  { db, eventLog, masterKey }: HubParts,
  { print }: HubContext,
  expected: string | undefined,
): Promise<string[]> => {
  await verifyMasterKey(db, masterKey);
  const begun = performance.now();
  let met = expected === undefined;
  const verified = await verifySeals(eventLog, sealKey(masterKey).public, (claim) => {
    met ||= named(claim) === expected;
  });
  const { breach, hiding, sealed, newest } = verified;
  const seconds = (performance.now() - begun) / 1000;
  const rate = number.format(Math.round((sealed + verified.unsealed.events) / seconds));
  print(`${number.format(sealed)} sealed events are as they were sealed (${seconds.toFixed(1)} s, ${rate} a second).`);
  if (breach) return told([breach, ...hiding]);

  if (newest) print(`The newest seal: ${named(newest)}, of ${newest.sealedAt}`);
  print(unsealedText(verified));
  const faults = told(hiding);
  if (!met) faults.push(`The log does not hold seal ${expected}: its end was cut off, or it is another log.`);
  if (!newest) faults.push('The log holds no seal, so nothing can be proven. Seal it: hub audit seal');
  const ahead = await aheadOfLog(db, eventLog);
  if (ahead.length > 0) faults.push(`The log does not hold all that ${ahead.join(', ')} took in.`);
  return faults;
};

/** `hub audit …` */
export const auditCommand = (hub: Command, context: HubContext): void => {
  const group = hub.command('audit').description('prove that the log was not altered');

  group
    .command('seal')
    .description('seal now; the projector does so once a minute')
    .addHelpText('after', '\nA seal is signed and commits to every event before it. Keep the newest somewhere else.')
    .action(() => withParts(context, (parts) => seal(parts, context)));

  group
    .command('verify')
    .description('check the whole log against its seals; exits with 1 and the first bad position')
    .addOption(
      new Option(
        '--seal <number:root>',
        'a seal noted elsewhere: shows whether the end of the log was cut off',
      ).argParser((text) => {
        if (/^\d+:[0-9a-f]{64}$/.test(text)) return text;
        throw new Error(`${text} is not a seal as hub audit seal prints it`);
      }),
    )
    .action(async ({ seal: expected }: { seal?: string }) => {
      const faults = await withParts(context, (parts) => verify(parts, context, expected));
      for (const fault of faults) context.print(fault);
      if (faults.length > 0) context.exitWith(1);
    });
};
