/** Past forms that no rule gives, by what they are the past of. */
const irregular: ReadonlyMap<string, readonly string[]> = new Map(
  'bought buy get|got get buy pick|wrote write|written write|did do|done do|sent send email submit|paid pay|made make|took take|taken take|brought bring|found find|gave give|given give|met meet|told tell|spoke speak|spoken speak|began begin|begun begin|chose choose|chosen choose|drew draw|drawn draw|drove drive|ran run|saw see watch|seen see watch|went go|rang ring|returned return|picked pick get buy|purchased buy|grabbed grab get buy|dropped drop|mailed mail email|emailed email mail|messaged message text|texted text message|called call phone|phoned phone call|uploaded upload submit|submitted submit upload hand turn|finished finish complete do|completed complete finish do|sorted sort|booked book schedule reserve|scheduled schedule book|learned learn study|studied study review|reviewed review study|handed hand submit|turned turn submit'
    .split('|')
    .map((entry): [string, string[]] => {
      const [past = '', ...bases] = entry.split(' ');
      return [past, bases];
    }),
);

/** What a word may be the past form of: "washed" of "wash", "planned" of "plan"; empty for other words. */
export const basesOf = (word: string): readonly string[] => {
  const known = irregular.get(word);
  if (known) return known;
  if (!/^[a-z]{2,}ed$/u.test(word)) return [];
  const stem = word.slice(0, -2);
  const doubled = /([b-df-hj-np-tv-z])\1$/u.test(stem) ? [stem.slice(0, -1)] : [];
  return [stem, `${stem}e`, ...doubled, ...(stem.endsWith('i') ? [`${stem.slice(0, -1)}y`] : [])];
};
