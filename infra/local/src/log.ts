import { prettyFactory } from 'pino-pretty';

/** Where the log is written: a stream, or a list in tests. */
export interface Output {
  readonly isTTY?: boolean | undefined;
  write(text: string): unknown;
}

/** Log of all processes; each line names its source. */
export interface Log {
  /** Writes one or more lines of a process; pino's JSON is made readable. */
  readonly line: (source: string, text: string) => void;
  /** Writes a line without a prefix, for output that a person or a script waits for. */
  readonly plain: (text: string) => void;
}

const colors = [36, 35, 33, 32, 34, 96, 95, 93, 92, 94];
const width = 9;

const colored = (text: string, color: number) => `\u001B[${color}m${text}\u001B[0m`;

/** Prefixes each line with its source; in colour on a terminal, unless NO_COLOR is set. */
export const createLog = (output: Output): Log => {
  const colorize = output.isTTY === true && !process.env['NO_COLOR'];
  const pretty = prettyFactory({
    colorize,
    singleLine: true,
    ignore: 'pid,hostname,name',
    translateTime: 'SYS:HH:MM:ss',
  });
  const known: string[] = [];

  const prefix = (source: string) => {
    if (!known.includes(source)) known.push(source);
    const padded = source.padEnd(width);
    return colorize ? colored(padded, colors[known.indexOf(source) % colors.length] ?? 0) : padded;
  };

  return {
    line(source, text) {
      const readable = (text.startsWith('{') ? (pretty(text) ?? text) : text).trimEnd();
      for (const line of readable.split('\n').filter((line) => line.trim() !== ''))
        output.write(`${prefix(source)} │ ${line}\n`);
    },
    plain(text) {
      output.write(`${text}\n`);
    },
  };
};
