import { defaultReminderSettings, type ReminderSettings, UserId } from '@hub/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../platform/testing/http-client.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { reminderFeature } from './index.ts';
import { stopToken } from './stop-address.ts';

let app: TestApp;
let ann: TestClient;
let bob: TestClient;
beforeAll(async () => {
  app = await startTestApp([reminderFeature]);
  [ann, bob] = await Promise.all([app.student(), app.student()]);
});
afterAll(() => app.stop());

const path = '/api/reminder-settings';
const chosen: ReminderSettings = {
  ...defaultReminderSettings,
  mail: true,
  zone: 'Asia/Tokyo',
  quiet: { from: '22:00', to: '07:00' },
};
const tokenOf = ({ userId }: TestClient) => stopToken(app.platform.secrets, UserId.parse(userId));

describe('reminder settings', () => {
  it('are off until the student saves something else, which no one else sees', async () => {
    expect(await ann.get(path)).toMatchObject({ status: 200, body: defaultReminderSettings });
    expect(await ann.put(path, chosen)).toMatchObject({ status: 200, body: chosen });
    await expect.poll(async () => (await ann.get(path)).body).toEqual(chosen);
    expect((await bob.get(path)).body).toEqual(defaultReminderSettings);
    expect((await app.visitor.get(path)).status).toBe(401);
    expect((await app.visitor.put(path, chosen)).status).toBe(401);
  });

  it('have a zone and times that exist', async () => {
    for (const wrong of [{ zone: 'Mars/Base' }, { morning: '25:00' }, { quiet: { from: '22:00' } }, { mail: 'yes' }]) {
      expect((await bob.put(path, { ...chosen, ...wrong })).status).toBe(400);
    }
  });
});

describe('the address that stops reminder mail', () => {
  it('stops it with one post and without a session, as mail programs do; reading it changes nothing', async () => {
    await bob.put(path, chosen);
    const address = `${app.origin}/api/reminders/stop/${tokenOf(bob)}`;
    await fetch(address);
    expect((await bob.get(path)).body).toEqual(chosen);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const stop = () => fetch(address, { method: 'POST', headers, body: 'List-Unsubscribe=One-Click' });
    expect((await stop()).status).toBe(204);
    await expect.poll(async () => (await bob.get(path)).body).toEqual({ ...chosen, mail: false });
    expect((await stop()).status).toBe(204);
    expect((await ann.get(path)).body).toEqual(chosen);
  });

  it('cannot be guessed', async () => {
    const token = tokenOf(ann);
    const wrong = token.slice(0, -5) + (token.endsWith('00000') ? '11111' : '00000');
    expect((await app.visitor.post(`/api/reminders/stop/${wrong}`)).status).toBe(404);
    expect((await app.visitor.post('/api/reminders/stop/nonsense')).status).toBe(404);
    expect((await ann.get(path)).body).toEqual(chosen);
  });
});
