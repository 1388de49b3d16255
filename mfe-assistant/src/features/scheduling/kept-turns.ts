import { Turn } from './turn.ts';

const mostKept = 100;

/** Of one student; the shell empties the session storage when they sign out (decision Q129). */
const keyOf = (userId: string) => `hub.assistant.${userId}`;

const jsonIn = (text: string | null): unknown => {
  try {
    return text && JSON.parse(text);
  } catch {
    return null;
  }
};

/** What was said earlier in this tab; what cannot be read is as if nothing had been said. */
export const keptTurns = (userId: string): Turn[] =>
  Turn.array()
    .catch([])
    .parse(jsonIn(sessionStorage.getItem(keyOf(userId))));

export const keepTurns = (userId: string, turns: readonly Turn[]) => {
  if (turns.length === 0) return sessionStorage.removeItem(keyOf(userId));
  try {
    sessionStorage.setItem(keyOf(userId), JSON.stringify(turns.slice(-mostKept)));
  } catch {
    // no room: the conversation then ends with the page
  }
};
