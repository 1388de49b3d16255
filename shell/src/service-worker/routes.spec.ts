import { expect, it } from 'vitest';
import { isAgenda, isBuiltFile, isPage } from './routes.ts';

const asked = (path: string, { mode = 'cors', method = 'GET' }: { mode?: RequestMode; method?: string } = {}) => ({
  url: new URL(path, 'https://hub.example'),
  request: { mode, method },
});

it('keeps files whose name holds their hash', () => {
  expect(isBuiltFile(asked('/assets/host.1.js'))).toBe(true);
  expect(isBuiltFile(asked('/mfe/mfe_classes/1.0.0/assets/a.js'))).toBe(true);
  for (const path of ['/remotes.json', '/sw.js', '/api/assets/1', '/mfe/x.js']) {
    expect(isBuiltFile(asked(path))).toBe(false);
  }
});

it('keeps classes, events and tasks as they were last read, and no other responses of the API', () => {
  for (const path of ['/api/events', '/api/events?classId=1', '/api/tasks', '/api/classes/7']) {
    expect(isAgenda(asked(path))).toBe(true);
  }
  expect(isAgenda(asked('/api/tasks', { method: 'POST' }))).toBe(false);
  for (const path of [
    '/api/account',
    '/api/documents',
    '/api/live',
    '/api/conversations',
    '/api/eventsx',
    '/uploads/1',
  ]) {
    expect(isAgenda(asked(path))).toBe(false);
  }
});

it('keeps one page for all addresses of the app, and none for addresses that the server handles', () => {
  for (const path of ['/', '/calendar?date=2026-11-21', '/class/7']) {
    expect(isPage(asked(path, { mode: 'navigate' }))).toBe(true);
  }
  expect(isPage(asked('/'))).toBe(true);
  for (const path of ['/api/account/export', '/uploads/7', '/auth', '/auth/reset-password']) {
    expect(isPage(asked(path, { mode: 'navigate' }))).toBe(false);
  }
});
