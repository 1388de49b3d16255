import { expect, it } from 'vitest';
import { pageTexts } from './page-texts.ts';

const german = new Map([['de', { shell: { landing: { start: 'Los', claim: 'Tausende' } } }]]);
const textsOf = (html: string): unknown => JSON.parse(/>(.*)<\/script>/.exec(html)?.[1] ?? 'null');

it('an English page contains no texts', () => {
  expect(pageTexts(german)(() => false)).toMatchObject({ language: 'en', html: '' });
});

it('the loading indicator is in the language of the page', () => {
  const choose = pageTexts(new Map([['de', { ui: { loading: '<Lädt>' } }]]));
  const { waiting } = choose(() => 'de');
  expect(waiting).toContain('<span>&lt;Lädt&gt;</span>');
  expect(waiting).toContain('This takes longer than usual. <a href="">Retry</a>');
});

it('the claim of the landing page can be replaced or removed in every language', { tags: ['S1.21'] }, () => {
  const choose = pageTexts(german, '');
  expect(textsOf(choose(() => 'en').html)).toEqual({ shell: { landing: { claim: '' } } });
  expect(textsOf(choose(() => 'de').html)).toEqual({ shell: { landing: { start: 'Los', claim: '' } } });
  expect(pageTexts(new Map(), '</script>')(() => 'en').html).not.toContain('claim":"</script>');
});
