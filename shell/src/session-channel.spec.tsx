import { UserId } from '@hub/contracts';
import { afterEach, expect, it, vi } from 'vitest';
import { joinTabs } from './session-channel.ts';

const ann = { id: UserId.parse('3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11') };
const bob = { id: UserId.parse('c2f0e2a4-1b51-4f6e-9c0b-7d7a3a8e5b22') };
const opened: BroadcastChannel[] = [];

const tabOf = (user: typeof ann) => {
  const Real = BroadcastChannel;
  vi.stubGlobal(
    'BroadcastChannel',
    class extends Real {
      constructor(name: string) {
        super(name);
        opened.push(this);
      }
    },
  );
  const heard: string[] = [];
  const tab = joinTabs(user, { onEnded: () => heard.push('ended'), onOther: () => heard.push('other') });
  vi.unstubAllGlobals();
  return { ...tab, heard };
};

afterEach(() => {
  for (const channel of opened.splice(0)) channel.close();
});

it('a session that ends in one tab ends in every other', { tags: ['S4.11'] }, async () => {
  const tabs = [tabOf(ann), tabOf(ann), tabOf(ann)];
  tabs[0]?.tellEnded();
  await vi.waitFor(() => expect(tabs.map(({ heard }) => heard)).toEqual([[], ['ended'], ['ended']]));
});

it('a tab of one student reloads when another signs in, and not when the same does', { tags: ['S4.11'] }, async () => {
  const first = tabOf(ann);
  tabOf(ann);
  tabOf(bob);
  await vi.waitFor(() => expect(first.heard).toEqual(['other']));
});

it('a message that is none is not listened to', async () => {
  const tab = tabOf(ann);
  const foreign = new BroadcastChannel('hub.session');
  opened.push(foreign);
  for (const nonsense of [null, 'ended', { type: 'ended?' }, { type: 'signed in', userId: 7 }]) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- channels never leave their origin
    foreign.postMessage(nonsense);
  }
  tabOf(bob); // heard after all of those
  await vi.waitFor(() => expect(tab.heard).toEqual(['other']));
});
