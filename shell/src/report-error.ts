/** Says in the browser's console what failed and where; the page lives on. */
export const reportError = (error: unknown, where: string) =>
  window.reportError(
    new Error(`in ${where}: ${error instanceof Error ? error.message : String(error)}`, { cause: error }),
  );
