import type { Page } from '@playwright/test';

/** Reads of what a screen shows; the signed-in state and the live changes are the shell's own. */
const isRead = (url: URL) =>
  url.pathname.startsWith('/api/') && !/^\/api\/(?:auth\/user|live|boot|account)/.test(url.pathname);

const isClass = (url: string) => /\/api\/classes\/[\w-]+$/.test(url);

/** How the answers come that a screen waits for. */
export const answers = {
  /** As the server gives them. */
  given: () => Promise.resolve(),
  /** Not at all. */
  never: (page: Page) =>
    page.route(isRead, (route) => (route.request().method() === 'GET' ? undefined : route.continue())),
  /** As failures; the class is there, so that each of its tabs tells of its own. */
  failing: (page: Page) =>
    page.route(isRead, (route) =>
      route.request().method() === 'GET' && !isClass(route.request().url())
        ? route.fulfill({ status: 500, json: { code: 'internal', message: 'Something went wrong on our side' } })
        : route.continue(),
    ),
} as const;
