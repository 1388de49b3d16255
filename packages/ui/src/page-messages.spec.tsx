import { afterAll, expect, it, vi } from 'vitest';

vi.resetModules(); // texts are read as the modules load
document.documentElement.lang = 'de';
const script = document.createElement('script');
script.type = 'application/json';
script.id = 'texts';
script.textContent = JSON.stringify({
  ui: { cancel: 'Abbrechen' },
  'ui-calendar': { today: 'Heute', inDays_one: 'In {{count}} Tag', inDays_other: 'In {{count}} Tagen' },
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
  expect([1, 2].map((count) => calendar.t('inDays', { count }))).toEqual(['In 1 Tag', 'In 2 Tagen']);
  expect(calendar.t('tomorrow')).toBe('Tomorrow');
  expect(relativeDueLabel('2026-11-21', '2026-11-21')).toBe('Heute');
  expect(formatLongDay('2026-11-21')).toBe('Samstag, 21. November 2026');
});
