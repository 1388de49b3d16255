import type { Charset } from '@hub/contracts';
import { createReadStream } from 'node:fs';

const marks: readonly (readonly [hex: string, charset: Charset])[] = [
  ['efbbbf', 'utf-8'],
  ['fffe', 'utf-16le'],
  ['feff', 'utf-16be'],
];

/** Other formats under a text's name. */
const markup = /^\s*<(?:!doctype|!--|\?xml|html|head|body|svg|script|iframe)/i;
const foreign = /^(?:%PDF-|\{\\rtf|MIME-Version:)/;
/** What no text holds, but a program or a picture does soon. */
const controls = /[\p{Cc}--[\t\n\v\f\r\u0085]]/v;
const startLength = 1000;

/** Takes in one piece after the other; `false` as soon as it cannot be a text in this charset. */
const reader = (charset: Charset) => {
  const decoder = new TextDecoder(charset, { fatal: true });
  let start = '';
  const look = (text: string) => {
    start = (start + text).slice(0, startLength);
    return !controls.test(text);
  };
  return {
    charset,
    takes(bytes: Uint8Array) {
      try {
        return look(decoder.decode(bytes, { stream: true }));
      } catch {
        return false;
      }
    },
    ends() {
      try {
        return look(decoder.decode()) && !markup.test(start) && !foreign.test(start);
      } catch {
        return false; // cut off within a character
      }
    },
  };
};

const candidates = (start: Buffer): readonly Charset[] => {
  const hex = start.subarray(0, 3).toString('hex');
  const marked = marks.find(([mark]) => hex.startsWith(mark));
  return marked ? [marked[1]] : ['utf-8', 'windows-1252'];
};

/** What a text file is written in, or null when it is no text, or another format under a text's name. */
export const charsetOf = async (path: string): Promise<Charset | null> => {
  let readers: ReturnType<typeof reader>[] | undefined;
  for await (const piece of createReadStream(path) as AsyncIterable<Buffer>) {
    readers ??= candidates(piece).map(reader);
    readers = readers.filter((each) => each.takes(piece));
    if (readers.length === 0) return null;
  }
  return readers?.find((each) => each.ends())?.charset ?? null;
};
