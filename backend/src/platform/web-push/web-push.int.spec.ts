import { loopbackToo, theInternet } from '@hub/safe-fetch';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type PushService, startPushService } from '../testing/push-service.ts';
import { createWebPush } from './web-push.ts';

let service: PushService;
beforeAll(async () => {
  service = await startPushService();
});
afterAll(() => service.stop());

const masterKey = randomBytes(32);
const publicUrl = 'https://hub.example.edu';
const push = createWebPush({ masterKey, publicUrl, reach: loopbackToo });
const message = { payload: JSON.stringify({ title: 'Reminder: Prüfung ✏️' }), ttl: 60, topic: 'one' };
const soon = () => AbortSignal.timeout(5000);

it('only the browser can read a message, and the push service knows who sent it', async () => {
  const device = service.device(push.publicKey);
  expect(await push.send(device.at, message, soon())).toBe(201);
  expect(device.received()).toEqual([message.payload]);
  expect(service.last()).toMatchObject({ ttl: '60', topic: 'one', subject: publicUrl });
  expect(service.last()?.body.includes('Reminder')).toBe(false);
});

it('the key is the same after a restart, and another with another master key', async () => {
  expect(createWebPush({ masterKey, publicUrl, reach: loopbackToo }).publicKey).toBe(push.publicKey);
  const other = createWebPush({ masterKey: randomBytes(32), publicUrl, reach: loopbackToo });
  const device = service.device(push.publicKey);
  expect(await other.send(device.at, message, soon())).toBe(403);
  expect(device.received()).toEqual([]);
});

it('tells when the device is gone', async () => {
  const device = service.device(push.publicKey);
  device.answerWith(410);
  expect(await push.send(device.at, message, soon())).toBe(410);
});

it('nothing of this machine is asked, unless a setting allows it', async () => {
  const outside = createWebPush({ masterKey, publicUrl, reach: theInternet });
  const device = service.device(outside.publicKey);
  for (const address of [device.at.address, 'https://10.0.0.7/push', 'https://169.254.169.254/'])
    await expect(outside.send({ ...device.at, address }, message, soon())).rejects.toMatchObject({
      name: 'NotPublicError',
    });
  expect(device.received()).toEqual([]);
});
