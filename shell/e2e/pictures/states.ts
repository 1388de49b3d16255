import type { Page } from '@playwright/test';

/** Reads of what a screen shows; the signed-in state and the live changes are the shell's own. */
const isRead = (url: URL) =>
  url.pathname.startsWith('/api/') && !/^\/api\/(?:auth\/user|live|boot|account)/.test(url.pathname);

/** How the answers come that a screen waits for. */
export const answers = {
  /** As the server gives them. */
  given: () => Promise.resolve(),
  /** Not at all. */
  never: (page: Page) =>
    page.route(isRead, (route) => (route.request().method() === 'GET' ? undefined : route.continue())),
  /** As failures. */
  failing: (page: Page) =>
    page.route(isRead, (route) =>
      route.request().method() === 'GET'
        ? route.fulfill({ status: 500, json: { code: 'internal', message: 'Something went wrong on our side' } })
        : route.continue(),
    ),
} as const;
