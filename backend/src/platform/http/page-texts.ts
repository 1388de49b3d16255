import { inertJson } from './inert-json.ts';
import type { Locales, Texts } from './locales.ts';

/** What a page says otherwise than in the English of its scripts; '' where it says nothing otherwise. */
export interface PageTexts {
  readonly language: string;
  readonly html: string;
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

const htmlOf = (texts: Texts) =>
  Object.keys(texts).length === 0 ? '' : `<script type="application/json" id="texts">${inertJson(texts)}</script>\n`;

/** The page's texts in the language that the reader wants most, of those that `accepts` is asked about. */
export type ChooseTexts = (accepts: (languages: string[]) => string | false) => PageTexts;

/** English where no other language is wanted; `claim` replaces the landing page's in every one of them. */
export const pageTexts = (locales: Locales, claim?: string): ChooseTexts => {
  const inLanguage = (language: string, texts: Texts): PageTexts => ({
    language,
    html: htmlOf(claim === undefined ? texts : withClaim(texts, claim)),
  });
  const english = inLanguage('en', locales.get('en') ?? {});
  const all = new Map([
    ['en', english],
    ...[...locales].map(([name, texts]) => [name, inLanguage(name, texts)] as const),
  ]);
  return (accepts) => all.get(accepts([...all.keys()]) || 'en') ?? english;
};
