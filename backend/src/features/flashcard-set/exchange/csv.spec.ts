import { describe, expect, it } from 'vitest';
import { importLimits } from '@hub/contracts';
import { cardsIn, textOf, type CardText } from './csv.ts';

const card = (front: string, back: string, difficulty: CardText['difficulty'] = 'medium') => ({
  front,
  back,
  difficulty,
});
const refusal = (message: string) => expect.objectContaining({ code: 'import_failed', message });

describe('a file of cards', () => {
  it.each([
    ['with commas', 'cell,unit of life\nDNA,carries genes'],
    ['with semicolons', 'cell;unit of life\r\nDNA;carries genes\r\n'],
    ['with tabs', 'cell\tunit of life\nDNA\tcarries genes'],
    ['with a heading', 'Front,Back\ncell,unit of life\nDNA,carries genes'],
    ['as Anki writes it', '#separator:tab\n#html:true\ncell\tunit of life\nDNA\tcarries genes\n'],
    ['with a byte order mark and empty lines', '\u{feff}cell,unit of life\n\n,\nDNA,carries genes\n\n'],
  ])('is read %s', (_kind, text) => {
    expect(cardsIn(text)).toEqual([card('cell', 'unit of life'), card('DNA', 'carries genes')]);
  });

  it('keeps quotes, commas and line breaks inside a quoted side', () => {
    expect(cardsIn('"a ""cell"", small","line one\nline two"')).toEqual([
      card('a "cell", small', 'line one\nline two'),
    ]);
  });
  it('treats a stray quote, and commas in tab-separated lines, as text', () => {
    expect(cardsIn('5" pipe\tinches, wide\nb\tc, d')).toEqual([card('5" pipe', 'inches, wide'), card('b', 'c, d')]);
  });
  it('takes a valid difficulty', () => {
    expect(cardsIn('a,b,HARD\nc,d,very')).toEqual([card('a', 'b', 'hard'), card('c', 'd')]);
  });
  it('reports the invalid line, and imports nothing', () => {
    expect(() => cardsIn('a,b\nonly a front')).toThrow(refusal('Line 2: Both front and back are required'));
    expect(() => cardsIn('just\nwords')).toThrow(refusal('Line 1: Both front and back are required'));
    expect(() => cardsIn(`a,${'x'.repeat(4001)}`)).toThrow(
      refusal('Line 1: A side of a card must be at most 4000 characters'),
    );
  });
  it('is rejected when empty', () => {
    for (const text of ['\n', 'front,back\n', ' '])
      expect(() => cardsIn(text)).toThrow(refusal('This file holds no cards'));
  });
  it('is rejected with the reason when a quote is not closed', () => {
    expect(() => cardsIn('a,"b\nc,d')).toThrow(expect.objectContaining({ code: 'import_failed' }));
  });
});

/** Processor time in milliseconds: other work on the machine does not count. The best of three runs. */
const cost = (text: string) => {
  const runs = [1, 2, 3].map(() => {
    const before = process.threadCpuUsage();
    try {
      cardsIn(text);
    } catch {
      // a refusal may not take long either
    }
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...runs);
};

describe('a file that is made to take long', () => {
  const filled = (piece: string) => piece.repeat(importLimits.bytes / piece.length);

  it.each([
    ['short lines', 'a,b\n'],
    ['lines without a back', 'a\n'],
    ['blank lines', '\n'],
    ['empty sides', ',\n'],
    ['columns', 'a,'],
    ['quoted sides', '"a,b","c"\n'],
    ['quotes', '"'],
    ['one side', 'x'],
    ['header lines', '#a:\n'],
    ['half a header line', '# '],
  ])('is read or refused quickly: %s', (_kind, piece) => {
    expect(cost(filled(piece))).toBeLessThan(250); // it was 5,500
  });
  it('is read no further than one card over the limit', () => {
    expect(cardsIn(filled('a,b\n')).length).toBeLessThanOrEqual(importLimits.cards + 2);
    expect(cardsIn(`front,back\n${filled('a,b\n')}`)).toHaveLength(importLimits.cards + 1);
  });
});

describe('what is exported', () => {
  const nasty = [
    card('=HYPERLINK("http://evil.example")', '+1'),
    card('-1', '@SUM(A1)', 'easy'),
    card("'=kept as it is", '＝wide', 'hard'),
    card('a "quoted", side', 'line one\nline two\ttab'),
  ];

  it.each([',', '\t'] as const)('is imported again unchanged (%j)', (delimiter) => {
    expect(cardsIn(textOf(nasty, delimiter))).toEqual(nasty);
  });
  it('contains no cell that a spreadsheet would execute', () => {
    const cells = textOf(nasty, ',').split(/\r\n|,(?=")/);
    for (const cell of cells) expect(cell).not.toMatch(/^"?[=+\-@＝＋－＠]/);
  });
  it('is quoted by RFC 4180', () => {
    expect(textOf([card('a "b"', 'c')], ',')).toBe('front,back,difficulty\r\n"a ""b""","c","medium"\r\n');
  });
});
