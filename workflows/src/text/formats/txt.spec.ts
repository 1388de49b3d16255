import { describe, expect, it } from 'vitest';
import { read } from '../read.ts';
import { readTxt } from './txt.ts';

const blocksOf = async (text: string | Buffer, extension = 'txt') =>
  (await read(Buffer.from(text), extension)).flatMap((page) => page.blocks);

describe('a text file', { timeout: 60_000 }, () => {
  it('gives its paragraphs, joining lines that an editor wrapped', async () => {
    const lines = [
      'The final exam takes place on the twentieth of December in the large',
      'hall of the old building; bring a pen, a second pen, and your student',
      'card, as you cannot enter without it.',
      '',
      'Essay 1 due Oct 5',
      'Essay 2 due Nov 9',
    ];
    expect(await blocksOf(lines.join('\r\n'))).toEqual([
      { kind: 'paragraph', text: lines.slice(0, 3).join(' ') },
      { kind: 'paragraph', text: 'Essay 1 due Oct 5\nEssay 2 due Nov 9' },
    ]);
  });

  it('says which points of a list are under which', async () => {
    const notes = [
      'Heart',
      '- Chambers',
      '  - two atria',
      '    - thin walls',
      '  - two ventricles',
      '- Valves',
      '',
      'Lungs',
      '- left',
    ];
    expect(await blocksOf(notes.join('\n'))).toEqual([
      { kind: 'paragraph', text: 'Heart' },
      { kind: 'paragraph', text: '- Chambers' },
      { kind: 'paragraph', text: '- two atria', level: 1 },
      { kind: 'paragraph', text: '- thin walls', level: 2 },
      { kind: 'paragraph', text: '- two ventricles', level: 1 },
      { kind: 'paragraph', text: '- Valves' },
      { kind: 'paragraph', text: 'Lungs' },
      { kind: 'paragraph', text: '- left' },
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

  it('gives tables written as HTML, with cells that span columns, and without markup', async () => {
    const html = `<table class="x">
  <tr><th colspan="2">Semana</th><th>Teoría</th></tr>
  <tr><td>1</td><td>12/03 al 17/03</td><td><strong>Parcial</strong><br>Aula 3 &amp; 4</td></tr>
  <tr><td><script>alert(1)</script>2<td>19/03
</table>`;
    const rows = [
      ['Semana', '', 'Teoría'],
      ['1', '12/03 al 17/03', 'Parcial\nAula 3 & 4'],
      ['2', '19/03'],
    ];
    const blocks = await blocksOf(`Calendario\n\n${html}\nFin`);
    expect(blocks).toEqual([
      { kind: 'paragraph', text: 'Calendario' },
      { kind: 'table', rows },
      { kind: 'paragraph', text: 'Fin' },
    ]);
  });

  it('reads an unclosed table as text, and survives extreme nesting', async () => {
    expect(await blocksOf('<table>\nExam on Oct 5')).toMatchObject([{ kind: 'paragraph' }]);
    const deep = `<table><tr><td>${'<div>'.repeat(20_000)}Exam</table>`;
    expect(await blocksOf(`Exam on Oct 5\n\n${deep}`)).toMatchObject([{ text: 'Exam on Oct 5' }, { kind: 'table' }]);
  });

  it.each([
    ['tables that never end', '<table>\n'],
    ['one row under a heading', '# a\n\n'],
    ['a heading of blanks', `# ${' '.repeat(2000)}x\n`],
    ['a word that every line breaks', 'ab-\n'],
    ['a date that every line breaks', '(10/\n'],
    ['blanks in the end of a table', `<table>\n</table${' '.repeat(60)}`],
  ])('takes time in proportion to its length: %s', (_kind, piece) => {
    const cost = (bytes: number) => {
      const data = Buffer.from(piece.repeat(Math.ceil(bytes / piece.length)));
      const before = process.threadCpuUsage().user;
      readTxt(data);
      return process.threadCpuUsage().user - before;
    };
    const least = (bytes: number) => Math.min(cost(bytes), cost(bytes), cost(bytes));
    least(40_000); // compiled from here on
    expect(least(640_000)).toBeLessThan(Math.max(least(40_000), 5000) * 16 * 4);
  });

  it('reads a line of millions of words', async () => {
    const [block] = await blocksOf('exam on October 5 '.repeat(1_200_000));
    expect(block).toMatchObject({ kind: 'paragraph' });
  });

  it('gives rows that begin with a heading and separate cells by a bar on its own line', async () => {
    const row = (week: number, dates: string, item: string) =>
      `# ${week}\n\n${dates}  \n**Africa**\n\n|\n\n  * Read\n  * ${item}\n`;
    expect(await blocksOf(row(1, 'Jan. 22-26', 'Quiz 1') + row(2, 'Jan. 27-Feb. 2', 'Essay is due.'))).toEqual([
      {
        kind: 'table',
        rows: [
          ['1\nJan. 22-26\nAfrica', 'Read\nQuiz 1'],
          ['2\nJan. 27-Feb. 2\nAfrica', 'Read\nEssay is due.'],
        ],
      },
    ]);
    expect(await blocksOf(row(1, 'Jan. 22-26', 'Quiz 1'))).toContainEqual({ kind: 'heading', text: '1' });
  });

  it('is read in the encodings that editors write', async () => {
    const text = 'Prüfung: 5. März';
    const expected = [{ kind: 'paragraph', text }];
    expect(await blocksOf(Buffer.from(`\uFEFF${text}`, 'utf16le'))).toEqual(expected);
    expect(await blocksOf(Buffer.from(text, 'latin1'))).toEqual(expected);
    expect(await blocksOf(text)).toEqual(expected);
  });

  it('without letters contains nothing', async () => {
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

  it('in one endless line is rejected with a plain message', async () => {
    await expect(blocksOf(`"${'a,'.repeat(200_000)}`, 'csv')).rejects.toThrow('The file is damaged');
  });
});

describe('a file of another kind', () => {
  it('is rejected by its extension', async () => {
    await expect(blocksOf('x', 'exe')).rejects.toThrow('Text cannot be read from .exe files.');
  });
});
