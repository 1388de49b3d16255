/** What a command answers goes to standard output, a line at a time. */
export const print = (text: string): void => void process.stdout.write(`${text}\n`);
