/** A command's output: one line to standard output. */
export const print = (text: string): void => void process.stdout.write(`${text}\n`);
