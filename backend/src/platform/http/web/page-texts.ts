import { inertJson } from './inert-json.ts';
import type { Locales, Texts } from './locales.ts';
import { waitingHtml } from './waiting-page.ts';

/** The texts of a page in one language. */
export interface PageTexts {
  readonly language: string;
  /**
   * The texts that differ from the English ones in the scripts, as HTML for the scripts to read; empty if none differ.
   */
  readonly html: string;
  /** The loading indicator, shown until the script renders. */
  readonly waiting: string;
}

const groupIn = (texts: Texts, name: string): Texts => {
  const found = texts[name];
  return typeof found === 'object' ? found : {};
};

/** Replaces the shell's `landing.claim`, or removes it (decision Q1). */
const withClaim = (texts: Texts, claim: string): Texts => {
  const shell = groupIn(texts, 'shell');
  return { ...texts, shell: { ...shell, landing: { ...groupIn(shell, 'landing'), claim } } };
};

/** The same English texts as in the namespace `ui` of the scripts, which are not loaded yet. */
const whileWaiting = { loading: 'Loading', slow: 'This takes longer than usual.', retry: 'Retry' };

const waitingIn = (texts: Texts) =>
  waitingHtml((name) => {
    const text = groupIn(texts, 'ui')[name];
    return typeof text === 'string' ? text : whileWaiting[name];
  });

const htmlOf = (texts: Texts) =>
  Object.keys(texts).length === 0 ? '' : `<script type="application/json" id="texts">${inertJson(texts)}</script>\n`;

/** Chooses the page's texts in the language that the reader prefers. */
export type ChooseTexts = (accepts: (languages: string[]) => string | false) => PageTexts;

/** English unless another language is preferred; `claim` replaces the claim of the landing page in every language. */
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
