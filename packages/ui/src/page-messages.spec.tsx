import { afterAll, expect, it, vi } from 'vitest';

vi.resetModules(); // texts are read as the modules load
document.documentElement.lang = 'de';
const script = document.createElement('script');
script.type = 'application/json';
script.id = 'texts';
script.textContent = JSON.stringify({
  ui: { cancel: 'Abbrechen' },
  'ui-calendar': { today: 'Heute', events_one: '{{count}} Termin', events_other: '{{count}} Termine' },
});
document.body.append(script);
afterAll(() => {
  script.remove();
  document.documentElement.lang = '';
  vi.resetModules();
});

it('on a page in another language, texts and dates are in that language, and English where a text is missing', async () => {
  const { t } = await import('./messages.ts');
  const calendar = await import('./calendar-messages.ts');
  const { formatLongDay, relativeDueLabel } = await import('./format-day.ts');
  expect([t('cancel'), t('close')]).toEqual(['Abbrechen', 'Close']);
  expect([1, 2].map((count) => calendar.t('events', { count }))).toEqual(['1 Termin', '2 Termine']);
  expect(calendar.t('inDays', { count: 2 })).toBe('In 2 days');
  expect(relativeDueLabel('2026-11-21', '2026-11-21')).toBe('Heute');
  expect(formatLongDay('2026-11-21')).toBe('Samstag, 21. November 2026');
});
