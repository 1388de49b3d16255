import type { TextLine, OcrLanguage } from './recogniser.ts';

/** Common words without accents: they are recognised correctly in any language setting. */
const common: Readonly<Record<OcrLanguage, ReadonlySet<string>>> = {
  eng: new Set('the and of to in is that for it with are be this by or you will from not have your on at'.split(' ')),
  deu: new Set(
    'der die das und ist von den mit auf dem des ein eine nicht sich im zu wird sind bei oder auch'.split(' '),
  ),
  fra: new Set('le la les et des est du une dans pour que qui sur par au pas vous sont avec ce aux cette'.split(' ')),
  spa: new Set('el la los las de que en un una es por con para del se al su como no este son lo'.split(' ')),
};

/** The language of a page, from its words as recognised in English. */
export const languageOf = (lines: readonly Pick<TextLine, 'words'>[]): OcrLanguage => {
  const words = lines.flatMap((line) => line.words.map(({ text }) => text.toLowerCase()));
  const count = (language: OcrLanguage) => words.filter((word) => common[language].has(word)).length;
  const others = ['deu', 'fra', 'spa'] as const;
  const best = others.reduce<OcrLanguage>((most, next) => (count(next) > count(most) ? next : most), 'eng');
  return best !== 'eng' && count(best) >= Math.max(3, 2 * count('eng')) ? best : 'eng';
};
