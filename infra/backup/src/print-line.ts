/** Prints one line to the terminal. */
export const printLine = (line: string): void => void process.stdout.write(`${line}\n`);
