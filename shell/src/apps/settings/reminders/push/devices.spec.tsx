import { renderInShell } from '@hub/mfe/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { defaultReminderSettings } from '@hub/contracts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serveApi } from '../../../../testing-server.ts';
import { Devices } from './devices.tsx';

const { answer, asked } = serveApi();
const path = '/api/account/push-devices';
const device = {
  id: '0b7f2a7e-3c7e-4d0e-8a53-6d1f2f3a4b5c',
  name: 'Firefox on Linux',
  createdAt: '2026-11-26T09:00:00.000Z',
  current: true,
};
const subscription = {
  endpoint: 'https://push.example.org/1',
  keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
};
const form = { address: subscription.endpoint, key: subscription.keys.p256dh, secret: subscription.keys.auth };

/** A browser as the standard describes it; jsdom has no push. */
const browserThat = ({ permission = 'granted', subscribes = true } = {}) => {
  const keys: unknown[] = [];
  const ended: true[] = [];
  const old = { unsubscribe: async () => void ended.push(true), toJSON: () => subscription };
  const pushManager = {
    getSubscription: async () => old,
    subscribe: async ({ applicationServerKey }: PushSubscriptionOptionsInit) => {
      if (!subscribes) throw new DOMException('push service error', 'AbortError');
      keys.push(applicationServerKey);
      return old;
    },
  };
  vi.stubGlobal('PushManager', () => undefined);
  vi.stubGlobal('Notification', { requestPermission: async () => permission });
  const registration = { pushManager };
  Object.assign(navigator, {
    serviceWorker: { ready: Promise.resolve(registration), getRegistration: async () => registration },
  });
  return { keys, ended };
};
beforeEach(() => answer('get', path, [200, []]));
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const turnOn = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Show reminders on this device' }));
const sent = (call: string) => asked.find((each) => each.call === call)?.body;

describe('this device', () => {
  it('is registered with the key of the service, and reminders are sent to devices from then on', async () => {
    const { keys } = browserThat();
    answer('get', '/api/account/push-key', [200, { key: 'the-key' }]);
    answer('get', '/api/reminder-settings', [200, defaultReminderSettings]);
    answer('put', '/api/reminder-settings', [200, { ...defaultReminderSettings, push: true }]);
    answer('post', path, [201, device]);
    const { notices } = renderInShell(<Devices />);
    expect(screen.getByLabelText('Loading your devices')).toBeVisible();
    await turnOn();
    await waitFor(() => expect(notices).toMatchObject([{ title: 'This device shows reminders now' }]));
    expect(keys).toEqual(['the-key']);
    expect(sent(`post ${path}`)).toEqual(form);
    expect(sent('put /api/reminder-settings')).toMatchObject({ push: true });
  });

  it.each([
    [{ permission: 'denied' }, /blocks notifications/],
    [{ subscribes: false }, /push service cannot be reached/],
  ])('says why it cannot: %o', async (browser, reason) => {
    browserThat(browser);
    answer('get', '/api/account/push-key', [200, { key: 'the-key' }]);
    const { notices } = renderInShell(<Devices />);
    await turnOn();
    await waitFor(() => expect(notices).toMatchObject([{ tone: 'destructive' }]));
    expect(notices[0]?.description).toMatch(reason);
    expect(sent(`post ${path}`)).toBeUndefined();
  });

  it('without push says so', async () => {
    renderInShell(<Devices />);
    expect(await screen.findByText(/This browser cannot show reminders/)).toBeVisible();
  });
});

describe('a registered device', () => {
  it('is sent a test, and removed here and in the browser', async () => {
    const { ended } = browserThat();
    answer('get', path, [200, [device]]);
    answer('post', `${path}/${device.id}/test`, [204, null]);
    answer('delete', `${path}/${device.id}`, [204, null]);
    const { notices } = renderInShell(<Devices />);
    expect(await screen.findByText(/This device · Since/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show reminders on this device' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Send a test to Firefox on Linux' }));
    await waitFor(() => expect(notices).toMatchObject([{ title: 'A test is on its way' }]));
    await userEvent.click(screen.getByRole('button', { name: 'Remove Firefox on Linux' }));
    await waitFor(() => expect(notices.at(-1)).toMatchObject({ title: 'The device shows no more reminders' }));
    expect(ended).toEqual([true]);
  });

  it('can be looked for again after a failure', async () => {
    browserThat();
    answer('get', path, [503, { message: 'away' }]);
    renderInShell(<Devices />);
    const retry = await screen.findByRole('button', { name: /retry|again/i });
    answer('get', path, [200, [device]]);
    await userEvent.click(retry);
    expect(await screen.findByText('Firefox on Linux')).toBeVisible();
  });
});
