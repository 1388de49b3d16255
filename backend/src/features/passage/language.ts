/** Stop words of the languages that Postgres can stem: they identify the language, and are not searched for. */
const common = {
  english: 'the and of to in is that for it with as are be this by or you will from not have your which',
  german: 'der die das und ist von den mit für auf dem des ein eine nicht sich im zu werden wird sind bei oder auch',
  french: 'le la les et des est du une dans pour que qui sur par au pas vous sont avec ce aux cette être ou',
  spanish: 'el la los las y de que en un una es por con para del se al su como más son no este o',
  portuguese: 'o a os as e de que em um uma é por com para do da no na se não dos das são ou',
  italian: 'il la i gli le e di che un una è per con del della non in si sono dei al più come o',
  dutch: 'de het een en van is dat op te zijn voor met niet aan er om ook als dan bij uit naar of',
} as const;

export type Language = keyof typeof common | 'simple';

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const lists = Object.entries(common).map(([language, words]) => ({
  language: language as keyof typeof common,
  words: new Set(words.split(' ')),
}));
const empty = new Set(lists.flatMap(({ words }) => [...words]));

export const languages = lists.map(({ language }) => language);

/** Detected from about the first ten thousand words. `simple`, without stemming, when no language is clearly ahead. */
export const languageOf = (text: string): Language => {
  const words = wordsOf(text.slice(0, 60_000));
  const scores = lists
    .map(({ language, words: known }) => ({ language, score: words.filter((word) => known.has(word)).length }))
    .toSorted((a, b) => b.score - a.score);
  const [best, second] = scores;
  const clear = best && best.score >= words.length * 0.08 && best.score > (second?.score ?? 0);
  return clear ? best.language : 'simple';
};

/** The words of a question without stop words. */
export const askedWords = (question: string): string[] => {
  const words = [...new Set(wordsOf(question))];
  const telling = words.filter((word) => !empty.has(word));
  return (telling.length > 0 ? telling : words).slice(0, 40);
};
