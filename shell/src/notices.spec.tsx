import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createNotices } from './notices.ts';

let now = 0;
const notices = () => createNotices(() => now);

beforeEach(() => (now = 1_000_000));
afterEach(() => sessionStorage.clear());

describe('a notice', () => {
  it('is the only one: a newer one replaces it', { tags: ['S9.8'] }, () => {
    const { show, current } = notices();
    show({ title: 'Task Updated' });
    show({ title: 'Event Updated' });
    expect(current()).toMatchObject({ title: 'Event Updated', duration: 5000 });
  });

  it('of a session that ended is replaced by nothing', () => {
    const { show, hold, current } = notices();
    hold({ title: 'Unauthorized' });
    show({ title: 'Failed to fetch events' });
    expect(current()?.title).toBe('Unauthorized');
  });

  it('stays on the next page for the rest of its time', () => {
    const page = notices();
    page.show({ title: 'Logged out', description: 'You have been successfully logged out.' });
    now += 500;
    page.handOver();
    now += 300;
    const next = notices();
    next.takeOver();
    expect(next.current()).toMatchObject({
      title: 'Logged out',
      description: 'You have been successfully logged out.',
      duration: 4200,
    });
    const later = notices();
    later.takeOver();
    expect(later.current()).toBeNull();
  });

  it('is not shown when its time has passed or what was stored is no notice', () => {
    const page = notices();
    page.show({ title: 'Logged out' });
    page.handOver();
    now += 5001;
    const next = notices();
    next.takeOver();
    expect(next.current()).toBeNull();
    for (const nonsense of ['"nonsense"', '{']) {
      sessionStorage.setItem('hub.notice', nonsense);
      next.takeOver();
      expect(next.current()).toBeNull();
    }
  });
});
