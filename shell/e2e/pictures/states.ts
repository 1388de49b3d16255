import type { Page } from '@playwright/test';

/** Reads of a screen's data, without the shell's reads of the signed-in state and of live changes. */
const isRead = (url: URL) =>
  url.pathname.startsWith('/api/') && !/^\/api\/(?:auth\/user|live|boot|account)/.test(url.pathname);

const isClass = (url: string) => /\/api\/classes\/[\w-]+$/.test(url);

/** How the responses that a screen waits for arrive. */
export const answers = {
  /** Unchanged. */
  given: () => Promise.resolve(),
  /** Never. */
  never: (page: Page) =>
    page.route(isRead, (route) => (route.request().method() === 'GET' ? undefined : route.continue())),
  /** As failures, except for the class itself, so that each of its tabs shows its own. */
  failing: (page: Page) =>
    page.route(isRead, (route) =>
      route.request().method() === 'GET' && !isClass(route.request().url())
        ? route.fulfill({ status: 500, json: { code: 'internal', message: 'Something went wrong on our side' } })
        : route.continue(),
    ),
} as const;
