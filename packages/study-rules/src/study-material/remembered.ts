/** How many results are remembered; then it starts again. */
const most = 20_000;

/** A function of a text that remembers its results: the same sentences are compared with each other many times. */
export const remembered = <Result>(compute: (text: string) => Result): ((text: string) => Result) => {
  const results = new Map<string, Result>();
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) return known;
    const result = compute(text);
    if (results.size >= most) results.clear();
    results.set(text, result);
    return result;
  };
};
