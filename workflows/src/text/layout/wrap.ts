import { leftOf, type Line, lineText, rightOf } from './line.ts';

/** Whether a text begins a list item: with a bullet, a number or a letter and its mark. */
export const startsItem = (text: string) =>
  /^(?:[•◦▪▫●○■□]|[–—·-]\s?\S|\*\s?[^*\s]|\(?(?:\d{1,2}|[a-z])[.)]\s)/i.test(text);

/** Whether the author broke the line: the first word of the next line would still have fitted. */
const brokenOnPurpose = (line: Line, next: Line, right: number) => {
  const text = lineText(line);
  const nextText = lineText(next);
  const characterWidth = (rightOf(next) - leftOf(next)) / Math.max(1, nextText.length);
  const firstWord = nextText.split(' ', 1)[0] ?? '';
  return text.endsWith(':') || rightOf(line) + (firstWord.length + 1) * characterWidth <= right;
};

const changesFont = (line: Line, next: Line) => line.segments.at(-1)?.fonts?.[1] !== next.segments[0]?.fonts?.[0];

/** When the author broke most lines, they are list items, and a full line does not continue in the next. */
const isList = (lines: readonly Line[], right: number) => {
  const breaks = lines.slice(1).map((line, index) => brokenOnPurpose(lines[index] ?? line, line, right));
  return breaks.length >= 3 && breaks.filter(Boolean).length >= breaks.length * 0.6;
};

const unfinished =
  /(?:[,;–—-]|\b(?:and|or|of|the|a|an|to|in|on|for|with|by|due|is|are|be|will|until|before|at|from|than|und|der|die|das|et|de|la|le|y|el))$/i;

/** Names that are always capitalised. */
const goesOn = /^(?:mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b/i;

const date = /^\(?(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}\/\d{1,2}(?:\/(?:\d{2}|\d{4}))?|\d{1,2}\.\d{1,2}\.\d{4})\)?[,;:.]?$/;

/** Whether a narrow cell broke a date: "(10/1" over "4)", "2026-03-" over "17". */
const breaksDate = (text: string, next: string) => {
  const head = /\S{1,12}$/.exec(text)?.[0] ?? '';
  const tail = /^\d\S{0,9}/.exec(next)?.[0] ?? '';
  const open = /[-/.]$/.test(head) || (head.startsWith('(') && tail.endsWith(')'));
  return tail !== '' && open && date.test(head + tail);
};

/** Whether a line ends within a word, and not within an address, whose hyphen is a part of it. */
const breaksWord = (text: string, next: string) =>
  /\p{Ll}-$/u.test(text) && /^\p{Ll}{2}/u.test(next) && !text.slice(text.lastIndexOf(' ') + 1).includes('/');

/** How many characters before a line's end can say that it ends within a date or a word. */
const endLength = 200;

/** Joins wrapped lines with a space, and keeps the author's line breaks. In a cell, a new font starts a new line. */
export const unwrap = (lines: readonly Line[], right: number, cell = false): string => {
  const list = isList(lines, right);
  const breaks = (previous: Line, line: Line) => {
    const own = lineText(line);
    return (
      startsItem(own) ||
      brokenOnPurpose(previous, line, right) ||
      (cell && changesFont(previous, line)) ||
      (list && /^\p{Lu}/u.test(own) && !unfinished.test(lineText(previous)) && !goesOn.test(own))
    );
  };
  const pieces: string[] = [];
  let end = ''; // to look at the whole text would copy it for each line
  const write = (piece: string) => {
    pieces.push(piece);
    end = `${end}${piece}`.slice(-endLength);
  };
  const dropHyphen = () => {
    pieces.push((pieces.pop() ?? '').slice(0, -1));
    end = end.slice(0, -1);
  };
  let previous: Line | undefined;
  for (const line of lines) {
    const own = lineText(line);
    if (previous && !breaksDate(end, own)) {
      if (breaksWord(end, own)) dropHyphen();
      else write(breaks(previous, line) ? '\n' : ' ');
    }
    write(own);
    previous = line;
  }
  return pieces.join('');
};
