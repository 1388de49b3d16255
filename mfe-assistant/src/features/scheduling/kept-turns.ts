import { Turn } from './turn.ts';

const mostKept = 100;

/** Key by student; the shell clears the session storage on sign-out (decision Q129). */
const keyOf = (userId: string) => `hub.assistant.${userId}`;

const jsonIn = (text: string | null): unknown => {
  try {
    return text && JSON.parse(text);
  } catch {
    return null;
  }
};

/** The earlier messages of this tab; none when they cannot be read. */
export const keptTurns = (userId: string): Turn[] =>
  Turn.array()
    .catch([])
    .parse(jsonIn(sessionStorage.getItem(keyOf(userId))));

export const keepTurns = (userId: string, turns: readonly Turn[]) => {
  if (turns.length === 0) return sessionStorage.removeItem(keyOf(userId));
  try {
    sessionStorage.setItem(keyOf(userId), JSON.stringify(turns.slice(-mostKept)));
  } catch {
    // storage is full: the conversation then ends with the page
  }
};
