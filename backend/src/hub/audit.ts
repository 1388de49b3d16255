import { Option, type Command } from 'commander';
import {
  type Breach,
  beginSealing,
  type Claim,
  rememberedSeal,
  type Sealed,
  tryGrowTree,
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

/** An unsealed tail older than this means that sealing has stopped. */
const sealedWithinMs = 5 * 60_000;

const sealBy = async (parts: HubParts, { print }: HubContext, sealing: () => Promise<Sealed | null>) => {
  await verifyMasterKey(parts.db, parts.masterKey);
  const sealed = await sealing();
  if (!sealed) throw new Error('Another process is sealing right now.');
  const { events, newest } = sealed;
  print(newest ? `${number.format(events)} events sealed. The newest seal: ${named(newest)}` : 'The log is empty.');
  await tryGrowTree(parts);
};

const unsealedText = ({ unsealed: { events, from, oldest } }: SealVerification) => {
  if (from === null || oldest === null) return 'Nothing came since.';
  const since = oldest.toISOString();
  return `Not yet sealed: ${number.format(events)} events from position ${from} on, the oldest of ${since}.`;
};

const told = (breaches: readonly Breach[]) =>
  breaches.map(({ position, kind, what }) => `Position ${position}, ${kind}: ${what}.`);

const headText = (head: { readonly number: number; readonly root: string } | null) =>
  head ? `seal ${head.number}:${head.root}` : 'no seal';

const isStale = ({ unsealed: { oldest } }: SealVerification) =>
  oldest !== null && Date.now() - oldest.getTime() > sealedWithinMs;

/** Returns what is wrong, one line each, and whether sealing has stopped. */
const verify = async (
  { db, eventLog, masterKey, dataDir }: HubParts,
  { print }: HubContext,
  expected: string | undefined,
): Promise<{ faults: string[]; stale: boolean }> => {
  await verifyMasterKey(db, masterKey);
  const begun = performance.now();
  const seen = new Set<string>();
  const remembered = await rememberedSeal({ masterKey, dataDir });
  const verified = await verifySeals(eventLog, sealKey(masterKey).public, (claim) => void seen.add(named(claim)));
  const { breaches, interruptions, sealed, newest } = verified;
  const seconds = (performance.now() - begun) / 1000;
  const rate = number.format(Math.round((sealed + verified.unsealed.events) / seconds));
  print(`${number.format(sealed)} sealed events are as they were sealed (${seconds.toFixed(1)} s, ${rate} a second).`);
  if (newest) print(`The newest seal: ${named(newest)}, of ${newest.sealedAt}`);
  print(unsealedText(verified));
  for (const { type, at, remembered: before, found, reason } of interruptions) {
    print(`${type} at ${at}: sealing knew ${headText(before)} and continued from ${headText(found)} (${reason}).`);
  }
  const faults = told(breaches);
  if (expected !== undefined && !seen.has(expected)) {
    faults.push(`The log does not hold seal ${expected}: its end was cut off, or it is another log.`);
  }
  if (remembered && !seen.has(`${remembered.number}:${remembered.root}`)) {
    faults.push(
      `The log does not hold ${headText(remembered)}, which the sealer remembers: it was replaced, shortened or sealed again.`,
    );
  }
  if (!newest) faults.push('The log holds no seal, so nothing can be proven. Seal it: hub audit seal');
  const ahead = await aheadOfLog(db, eventLog);
  if (ahead.length > 0) faults.push(`The log does not hold all that ${ahead.join(', ')} took in.`);
  return { faults, stale: isStale(verified) };
};

/** `hub audit …` */
export const auditCommand = (hub: Command, context: HubContext): void => {
  const group = hub.command('audit').description('prove that the log was not altered');

  group
    .command('seal')
    .description('seal now; the projector does so once a minute')
    .addHelpText('after', '\nA seal is signed and commits to every event before it. Keep the newest somewhere else.')
    .action(() => withParts(context, (parts) => sealBy(parts, context, () => trySealLog(parts))));

  group
    .command('begin')
    .description('seal the log as it is now, although it does not continue the remembered seal')
    .requiredOption('--reason <text>', 'why; recorded in the log')
    .action(({ reason }: { reason: string }) =>
      withParts(context, (parts) => sealBy(parts, context, () => beginSealing(parts, reason))),
    );

  group
    .command('verify')
    .description('check the whole log against its seals; exits with 1 and every breach, or 2 when sealing has stopped')
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
      const { faults, stale } = await withParts(context, (parts) => verify(parts, context, expected));
      for (const fault of faults) context.print(fault);
      if (stale) context.print('Sealing has stopped: events older than 5 minutes are not sealed.');
      if (faults.length > 0 || stale) context.exitWith(faults.length > 0 ? 1 : 2);
    });
};
