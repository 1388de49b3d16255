/** Reports an error and its place to the browser's console. */
export const reportError = (error: unknown, where: string) =>
  window.reportError(new Error(`in ${where}: ${String(error)}`, { cause: error }));
