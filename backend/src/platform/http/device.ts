import { parse } from 'bowser';

/** Names browser and system for the list of sessions; the user agent itself is not stored. */
export const deviceOf = (userAgent: string): string => {
  if (!userAgent || userAgent.length > 1000) return 'An unknown browser';
  const { browser, os } = parse(userAgent);
  const name = browser.name || 'An unknown browser';
  return os.name ? `${name} on ${os.name}` : name;
};
