import type { Charset } from '@hub/contracts';
import { createReadStream } from 'node:fs';

const marks: readonly (readonly [hex: string, charset: Charset])[] = [
  ['efbbbf', 'utf-8'],
  ['fffe', 'utf-16le'],
  ['feff', 'utf-16be'],
];

/** Signatures of other formats that use a text extension. */
const markup = /^\s*<(?:!doctype|!--|\?xml|html|head|body|svg|script|iframe)/i;
const foreign = /^(?:%PDF-|\{\\rtf|MIME-Version:)/;
/** Control characters that no text contains, but binary files do. */
const controls = /[\p{Cc}--[\t\n\v\f\r\u0085]]/v;
const startLength = 1000;

/** Checks a text chunk by chunk; `false` as soon as it is not valid in this charset. */
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
        return false; // truncated within a character
      }
    },
  };
};

const candidates = (start: Buffer): readonly Charset[] => {
  const hex = start.subarray(0, 3).toString('hex');
  const marked = marks.find(([mark]) => hex.startsWith(mark));
  return marked ? [marked[1]] : ['utf-8', 'windows-1252'];
};

/** The charset of a text file; null when it is not a text, or another format with a text extension. */
export const charsetOf = async (path: string): Promise<Charset | null> => {
  let readers: ReturnType<typeof reader>[] | undefined;
  for await (const piece of createReadStream(path) as AsyncIterable<Buffer>) {
    readers ??= candidates(piece).map(reader);
    readers = readers.filter((each) => each.takes(piece));
    if (readers.length === 0) return null;
  }
  return readers?.find((each) => each.ends())?.charset ?? null;
};
