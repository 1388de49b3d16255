/** The same function with its results cached per argument, for as long as the returned function lives. */
export const memoize = <Argument, Result extends object | string>(
  work: (argument: Argument) => Result,
): ((argument: Argument) => Result) => {
  const cache = new Map<Argument, Result>();
  return (argument) => {
    const found = cache.get(argument);
    if (found !== undefined) return found;
    const result = work(argument);
    cache.set(argument, result);
    return result;
  };
};
