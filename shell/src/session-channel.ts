import { UserId, type UserView } from '@hub/contracts';
import { z } from 'zod';

const name = 'hub.session';
const Told = z.discriminatedUnion('type', [
  z.object({ type: z.literal('signed in'), userId: UserId }),
  z.object({ type: z.literal('ended') }),
]);

interface Listener {
  /** Another tab has ended the session that all tabs share. */
  onEnded: () => void;
  /** Another tab is signed in as another student: this tab shows the wrong account. */
  onOther: () => void;
}

/** Messages between the tabs of one browser about their shared session. */
export const joinTabs = (user: Pick<UserView, 'id'>, { onEnded, onOther }: Listener) => {
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }) => {
    const told = Told.safeParse(data).data;
    if (told?.type === 'ended') onEnded();
    if (told?.type === 'signed in' && told.userId !== user.id) onOther();
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- channels never leave their origin
  const tell = (told: z.input<typeof Told>) => channel.postMessage(told);
  tell({ type: 'signed in', userId: user.id });
  return { tellEnded: () => tell({ type: 'ended' }) };
};
