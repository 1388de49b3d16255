import { parse } from 'bowser';

/** What a browser says of itself, in words for the student's list of sessions; the text itself is not kept. */
export const deviceOf = (userAgent: string): string => {
  if (!userAgent || userAgent.length > 1000) return 'An unknown browser';
  const { browser, os } = parse(userAgent);
  const name = browser.name || 'An unknown browser';
  return os.name ? `${name} on ${os.name}` : name;
};
