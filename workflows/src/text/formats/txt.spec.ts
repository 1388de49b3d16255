import { describe, expect, it } from 'vitest';
import { read } from '../read.ts';

const blocksOf = async (text: string | Buffer, extension = 'txt') =>
  (await read(Buffer.from(text), extension)).flatMap((page) => page.blocks);

describe('a text file', () => {
  it('gives its paragraphs, with the lines joined that an editor broke', async () => {
    const lines = [
      'The final exam takes place on the twentieth of December in the large',
      'hall of the old building; bring a pen, a second pen, and your student',
      'card, for without it nobody is let in.',
      '',
      'Essay 1 due Oct 5',
      'Essay 2 due Nov 9',
    ];
    expect(await blocksOf(lines.join('\r\n'))).toEqual([
      { kind: 'paragraph', text: lines.slice(0, 3).join(' ') },
      { kind: 'paragraph', text: 'Essay 1 due Oct 5\nEssay 2 due Nov 9' },
    ]);
  });

  it('gives tables made of bars and tables made of blanks', async () => {
    const bars = ['| Date | Due |', '|---|---|', '| Oct 5 | Essay |'];
    expect(await blocksOf(bars.join('\n'))).toEqual([
      {
        kind: 'table',
        rows: [
          ['Date', 'Due'],
          ['Oct 5', 'Essay'],
        ],
      },
    ]);
    const blanks = ['Date       Topic        Due', 'Oct 5      Cells        Essay', 'Oct 12                  Quiz 1'];
    expect(await blocksOf(blanks.join('\n'))).toEqual([
      {
        kind: 'table',
        rows: [
          ['Date', 'Topic', 'Due'],
          ['Oct 5', 'Cells', 'Essay'],
          ['Oct 12', '', 'Quiz 1'],
        ],
      },
    ]);
  });

  it('is read in the encodings that editors write', async () => {
    const text = 'Prüfung: 5. März';
    const expected = [{ kind: 'paragraph', text }];
    expect(await blocksOf(Buffer.from(`\uFEFF${text}`, 'utf16le'))).toEqual(expected);
    expect(await blocksOf(Buffer.from(text, 'latin1'))).toEqual(expected);
    expect(await blocksOf(text)).toEqual(expected);
  });

  it('without a letter holds nothing', async () => {
    expect(await blocksOf(' \n\n --- \n')).toEqual([]);
  });
});

describe('a table of separated values', () => {
  it('is read with the separator that it uses, quotes included', async () => {
    const rows = [
      ['Date', 'Due'],
      ['Oct 5', 'Essay, first draft'],
    ];
    expect(await blocksOf('Date,Due\n"Oct 5","Essay, first draft"\n', 'csv')).toEqual([{ kind: 'table', rows }]);
    expect(await blocksOf('Date;Due\nOct 5;Essay, first draft\n', 'csv')).toEqual([{ kind: 'table', rows }]);
  });

  it('in one endless line ends in a plain refusal', async () => {
    await expect(blocksOf(`"${'a,'.repeat(200_000)}`, 'csv')).rejects.toThrow('The file is damaged');
  });
});

describe('a file of another kind', () => {
  it('is refused by name', async () => {
    await expect(blocksOf('x', 'exe')).rejects.toThrow('Text cannot be read from .exe files.');
  });
});
