/** For `.catch`: returns `instead` when the file does not exist, and rethrows any other error. */
export const unlessMissing =
  <Instead>(instead: Instead) =>
  (error: NodeJS.ErrnoException): Instead => {
    if (error.code !== 'ENOENT') throw error;
    return instead;
  };
