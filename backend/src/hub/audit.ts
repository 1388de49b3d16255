import { Option, type Command } from 'commander';
import {
  type Breach,
  type Claim,
  sealAlone,
  sealKey,
  type SealsVerified,
  verifySeals,
} from '../platform/audit/index.ts';
import { aheadOfLog } from '../platform/read-models/index.ts';
import { proveMasterKey } from '../platform/encryption/index.ts';
import { withParts, type HubParts } from './parts.ts';
import { print } from './print.ts';

const number = new Intl.NumberFormat('en');

const named = ({ number, root }: Claim) => `${number}:${root}`;

const seal = async (parts: HubParts) => {
  await proveMasterKey(parts.db, parts.masterKey);
  const sealed = await sealAlone(parts);
  if (!sealed) throw new Error('Another process seals just now.');
  const { events, newest } = sealed;
  print(newest ? `${number.format(events)} events sealed. The newest seal: ${named(newest)}` : 'The log is empty.');
};

const tellUnsealed = ({ unsealed: { events, from, oldest } }: SealsVerified) => {
  if (from === null || oldest === null) return print('Nothing came since.');
  const since = oldest.toISOString();
  print(`Not yet sealed: ${number.format(events)} events from position ${from} on, the oldest of ${since}.`);
};

const told = (breaches: readonly Breach[]) => breaches.map(({ position, what }) => `Position ${position}: ${what}.`);

/** Answers what is wrong, in one line each. */
const verify = async ({ db, eventLog, masterKey }: HubParts, expected: string | undefined): Promise<string[]> => {
  await proveMasterKey(db, masterKey);
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
  tellUnsealed(verified);
  const faults = told(hiding);
  if (!met) faults.push(`The log does not hold seal ${expected}: its end was cut off, or it is another log.`);
  if (!newest) faults.push('The log holds no seal, so nothing can be proven. Seal it: hub audit seal');
  const ahead = await aheadOfLog(db, eventLog);
  if (ahead.length > 0) faults.push(`The log does not hold all that ${ahead.join(', ')} took in.`);
  return faults;
};

/** `hub audit …` */
export const auditCommand = (hub: Command): void => {
  const group = hub.command('audit').description('prove that the log was not changed afterwards');

  group
    .command('seal')
    .description('seal now what the projector seals once a minute')
    .addHelpText('after', '\nA seal is signed and commits to every event before it. Keep the newest somewhere else.')
    .action(() => withParts(seal));

  group
    .command('verify')
    .description('walk the whole log and hold it against its seals; exit 1 naming the first bad position')
    .addOption(
      new Option(
        '--seal <number:root>',
        'a seal that was noted elsewhere: shows whether the end was cut off',
      ).argParser((text) => {
        if (/^\d+:[0-9a-f]{64}$/.test(text)) return text;
        throw new Error(`${text} is not a seal as hub audit seal prints it`);
      }),
    )
    .action(async ({ seal: expected }: { seal?: string }) => {
      const faults = await withParts((parts) => verify(parts, expected));
      for (const fault of faults) print(fault);
      if (faults.length > 0) process.exitCode = 1;
    });
};
