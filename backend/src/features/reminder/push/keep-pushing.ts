import type { UserId } from '@hub/contracts';
import type { FeatureDependencies } from '../../../platform/feature.ts';
import { runAsStudent } from '../../../platform/postgres/index.ts';
import { serveOwners } from '../../../platform/runtime/index.ts';
import { reminderQueries } from '../queries.ts';
import { pushDevices } from './devices.ts';
import { type Claimed, claimMessage, endDevice, endMessage, ownersToPush, putOffMessage } from './messages.ts';
import { payloadOf, testPayload } from './payload-of.ts';
import { stillDue } from './still-due.ts';

type PushingDependencies = Pick<FeatureDependencies, 'db' | 'keys' | 'secrets' | 'webPush' | 'log'>;

/** How long a push service may take, in milliseconds: less than the claim of a message. */
const patienceMs = 10_000;
/** How long it keeps a message for a device that is off. */
const keptSeconds = 4 * 60 * 60;

const isTaken = (status: number) => status >= 200 && status < 300;
const isGone = (status: number) => status === 404 || status === 410;
/** Too many, or a fault of the service: 408, 425, 429 and 5xx. */
const mayPass = (status: number) => status >= 500 || [0, 401, 403, 408, 425, 429].includes(status);

/** Null: there is nothing left to say. */
const payloadFor = async ({ db }: PushingDependencies, { message }: Claimed) => {
  const { ownerId, about } = message;
  const tag = message.id.replaceAll('-', '');
  if (about.keys.length === 0) return testPayload(tag);
  return payloadOf(await runAsStudent(ownerId, () => stillDue(reminderQueries(db), ownerId, about)), tag);
};

/** The status of the response; 0 without one. @throws the reason of `stopping` */
const send = async (dependencies: PushingDependencies, { device }: Claimed, { payload, stopping }: Sending) => {
  const to = await pushDevices(dependencies).addressOf(device);
  const message = { payload: JSON.stringify(payload), ttl: keptSeconds, topic: payload.tag };
  try {
    return await dependencies.webPush.send(to, message, AbortSignal.any([stopping, AbortSignal.timeout(patienceMs)]));
  } catch {
    stopping.throwIfAborted();
    return 0;
  }
};
interface Sending {
  readonly payload: NonNullable<Awaited<ReturnType<typeof payloadFor>>>;
  readonly stopping: AbortSignal;
}

/** Sends a student's next message; returns whether there was one. */
export const pushNext = async (
  dependencies: PushingDependencies,
  ownerId: UserId,
  stopping: AbortSignal,
): Promise<boolean> => {
  const { db, log } = dependencies;
  const claimed = await claimMessage(db, ownerId);
  if (!claimed) return false;
  const payload = await payloadFor(dependencies, claimed);
  const status = payload ? await send(dependencies, claimed, { payload, stopping }) : 200;
  if (isGone(status)) await endDevice(db, claimed);
  else if (mayPass(status)) await putOffMessage(db, claimed);
  else await endMessage(db, claimed);
  if (!isTaken(status) && !isGone(status)) log.warn({ status }, 'a push service did not take a reminder');
  return true;
};

/**
 * Sends push messages until the signal aborts. Several processes may run it: each message is claimed by one. What is cut
 * off by the end of the process is sent again with the same topic and tag, so a device shows it once.
 */
export const keepPushing = (dependencies: PushingDependencies, signal: AbortSignal): Promise<void> =>
  serveOwners<UserId>(
    {
      dueOwners: (served, most) => ownersToPush(dependencies.db, served, most),
      serveNext: (ownerId) => pushNext(dependencies, ownerId, signal),
      failed: (error) => dependencies.log.warn({ err: error }, 'sending push messages failed, will retry'),
    },
    signal,
  );
