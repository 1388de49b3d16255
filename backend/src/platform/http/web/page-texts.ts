import { inertJson } from './inert-json.ts';
import type { Locales, Texts } from './locales.ts';
import { waitingHtml } from './waiting-page.ts';

/** The texts of a page in one language. */
export interface PageTexts {
  readonly language: string;
  /** What it says otherwise than in the English of its scripts, for them to read; '' where it says nothing otherwise. */
  readonly html: string;
  /** What stands on the page until its script draws. */
  readonly waiting: string;
}

const groupIn = (texts: Texts, name: string): Texts => {
  const found = texts[name];
  return typeof found === 'object' ? found : {};
};

/** Puts another sentence, or none, in the place of the shell's `landing.claim` (decision Q1). */
const withClaim = (texts: Texts, claim: string): Texts => {
  const shell = groupIn(texts, 'shell');
  return { ...texts, shell: { ...shell, landing: { ...groupIn(shell, 'landing'), claim } } };
};

/** As the scripts say it in their namespace `ui`, which are not there yet. */
const whileWaiting = { loading: 'Loading', slow: 'This takes longer than usual.', retry: 'Retry' };

const waitingIn = (texts: Texts) =>
  waitingHtml((name) => {
    const text = groupIn(texts, 'ui')[name];
    return typeof text === 'string' ? text : whileWaiting[name];
  });

const htmlOf = (texts: Texts) =>
  Object.keys(texts).length === 0 ? '' : `<script type="application/json" id="texts">${inertJson(texts)}</script>\n`;

/** The page's texts in the language that the reader wants most, of those that `accepts` is asked about. */
export type ChooseTexts = (accepts: (languages: string[]) => string | false) => PageTexts;

/** English where no other language is wanted; `claim` replaces the landing page's in every one of them. */
export const pageTexts = (locales: Locales, claim?: string): ChooseTexts => {
  const inLanguage = (language: string, texts: Texts): PageTexts => ({
    language,
    html: htmlOf(claim === undefined ? texts : withClaim(texts, claim)),
    waiting: waitingIn(texts),
  });
  const english = inLanguage('en', locales.get('en') ?? {});
  const all = new Map([
    ['en', english],
    ...[...locales].map(([name, texts]) => [name, inLanguage(name, texts)] as const),
  ]);
  return (accepts) => all.get(accepts([...all.keys()]) || 'en') ?? english;
};
