import type { UserId } from '@hub/contracts';
import type { TokenCount } from '../budget.ts';

/** The backend's count in memory, without earlier days. */
export const tokenCount = () => {
  const used = new Map<string, number>();
  const of = (day: string, id: UserId | 'all') => used.get(`${day} ${id}`) ?? 0;
  const add = (day: string, id: UserId | 'all', by: number) => void used.set(`${day} ${id}`, of(day, id) + by);
  const counted = {
    day: '2026-11-21',
    /** The highest count for all students on one day. */
    most: 0,
    of: (id: UserId | 'all') => of(counted.day, id),
  };
  const count: TokenCount = {
    async reserveTokens(studentId, { tokens, perStudent, overall }) {
      const { day } = counted;
      if (of(day, studentId) + tokens > perStudent) return { day, passes: 'student' };
      if (of(day, 'all') + tokens > overall) return { day, passes: 'everyone' };
      for (const id of [studentId, 'all'] as const) add(day, id, tokens);
      counted.most = Math.max(counted.most, of(day, 'all'));
      return { day, passes: null };
    },
    async correctTokens({ studentId, day }, by) {
      for (const id of [studentId, 'all'] as const) add(day, id, by);
    },
  };
  return { count, counted };
};
