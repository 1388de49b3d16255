/** The same function, which works each argument out once and keeps what came of it for as long as it lives itself. */
export const memoize = <Argument, Result extends object | string>(
  work: (argument: Argument) => Result,
): ((argument: Argument) => Result) => {
  const known = new Map<Argument, Result>();
  return (argument) => {
    const found = known.get(argument);
    if (found !== undefined) return found;
    const result = work(argument);
    known.set(argument, result);
    return result;
  };
};
