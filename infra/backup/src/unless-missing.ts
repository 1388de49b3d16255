/** For `.catch`: what is not there counts as this; any other failure stays one. */
export const unlessMissing =
  <Instead>(instead: Instead) =>
  (error: NodeJS.ErrnoException): Instead => {
    if (error.code !== 'ENOENT') throw error;
    return instead;
  };
