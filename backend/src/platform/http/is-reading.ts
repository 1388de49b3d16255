const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether requests of this method change nothing. */
export const isReading = (method: string): boolean => reading.has(method);
