const mostRemembered = 5000;
const remembered = new Map<string, ReadonlySet<string>>();

/** The words of a title; titles of one day are compared with each other, so the same ones come again. */
const tokensOf = (text: string): ReadonlySet<string> => {
  const known = remembered.get(text);
  if (known) return known;
  if (remembered.size >= mostRemembered) remembered.clear();
  const tokens = new Set(text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []);
  remembered.set(text, tokens);
  return tokens;
};

/** The share of the words of the shorter text that the other has too. */
export const overlap = (a: string, b: string) => {
  const [one, two] = [tokensOf(a), tokensOf(b)];
  const shared = [...one].filter((token) => two.has(token)).length;
  return shared / Math.max(1, Math.min(one.size, two.size));
};

export const numbersIn = (text: string): readonly string[] => text.match(/\d+/gu) ?? [];

/** "Homework 3" and "Homework 4" are two, however alike they are. */
export const differInNumber = (a: string, b: string) => {
  const [one, two] = [numbersIn(a), numbersIn(b)];
  return one.length > 0 && two.length > 0 && !one.some((number) => two.includes(number));
};
