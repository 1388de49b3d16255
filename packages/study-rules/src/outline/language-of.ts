/** The language of a document; `other` when it is none of these. */
export type Language = 'en' | 'de' | 'es' | 'fr' | 'other';

const functionWords: Readonly<Record<Exclude<Language, 'other'>, string>> = {
  en: 'the of and to in is are was were that which with for by from as on at an it',
  de: 'der die das und ist sind war wird werden ein eine einen dem den des mit für auf von zu im nicht durch',
  es: 'el la los las y es son que de del en con por para una un se como fue',
  fr: 'le la les des et est sont que dans du une un par pour avec sur au aux ce qui',
};

const wordSets = Object.entries(functionWords).map(
  ([language, words]) => [language as Exclude<Language, 'other'>, new Set(words.split(' '))] as const,
);

const longest = 20_000;

/** Counts the commonest words of each language. A text of terms alone is taken for English when it is plain ASCII. */
export const languageOf = (text: string): Language => {
  const words =
    text
      .slice(0, longest)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const counts = wordSets
    .map(([language, own]) => ({ language, share: words.filter((word) => own.has(word)).length / (words.length || 1) }))
    .toSorted((a, b) => b.share - a.share);
  const [best, next] = counts;
  if (best && best.share >= 0.08 && best.share > (next?.share ?? 0) * 1.15) return best.language;
  const foreign = (text.slice(0, longest).match(/(?!\p{ASCII}|\p{Script=Greek})\p{L}/gu) ?? []).length;
  return (best?.language === 'en' && best.share > 0.02) || foreign <= words.length / 50 ? 'en' : 'other';
};
