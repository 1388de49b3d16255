import { Document, HeadingLevel, Packer, Paragraph, Table, TableCell, TableRow, TextRun } from 'docx';
import { describe, expect, it } from 'vitest';
import { zipOf } from '../../testing/zip.ts';
import { read } from '../read.ts';

const cell = (text: string, columnSpan = 1) => new TableCell({ columnSpan, children: [new Paragraph(text)] });

const blocksOf = async (children: (Paragraph | Table)[]) => {
  const pages = await read(await Packer.toBuffer(new Document({ sections: [{ children }] })), 'docx');
  return pages.flatMap((page) => page.blocks);
};

const contentTypes =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
const wordNamespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

describe('a Word document', { timeout: 30_000 }, () => {
  it('keeps the cells of a table separate, under their header', async () => {
    const rows = [
      new TableRow({ children: [cell('Week'), cell('Group A'), cell('Group B')] }),
      new TableRow({ children: [cell('5'), cell('Exam 1', 2)] }),
    ];
    expect(await blocksOf([new Table({ rows })])).toEqual([
      {
        kind: 'table',
        rows: [
          ['Week', 'Group A', 'Group B'],
          ['5', 'Exam 1', ''],
        ],
      },
    ]);
  });

  it('keeps headings and line breaks, and omits struck-out words', async () => {
    const runs = [
      new TextRun('Midterm'),
      new TextRun({ text: ' on October 5', strike: true }),
      new TextRun({ text: 'October 12', break: 1 }),
    ];
    const heading = new Paragraph({ text: 'Exams', heading: HeadingLevel.HEADING_1 });
    expect(await blocksOf([heading, new Paragraph({ children: runs })])).toEqual([
      { kind: 'heading', text: 'Exams' },
      { kind: 'paragraph', text: 'Midterm\nOctober 12' },
    ]);
  });

  it('that is damaged is reported as such', async () => {
    await expect(read(Buffer.from('plain'), 'docx')).rejects.toThrow('The file is damaged');
    await expect(read(zipOf({ 'a.txt': 'plain' }), 'docx')).rejects.toThrow('The file is damaged');
  });

  it('is rejected before it is unpacked when it would grow too large', async () => {
    const bomb = zipOf({ '[Content_Types].xml': contentTypes, 'word/document.xml': Buffer.alloc(20_000_000, 'a') });
    expect(bomb.length).toBeLessThan(50_000);
    await expect(read(bomb, 'docx')).rejects.toThrow('The file is too large once unpacked.');
    const many = Object.fromEntries(Array.from({ length: 2001 }, (_, index) => [`${index}.xml`, '']));
    await expect(read(zipOf(many), 'docx')).rejects.toThrow('The file contains too many parts.');
  });

  it('cannot make the reader open other files or expand entities endlessly', async () => {
    const document = (definitions: string, body: string) =>
      zipOf({
        '[Content_Types].xml': contentTypes,
        'word/document.xml': `<?xml version="1.0"?><!DOCTYPE w [${definitions}]><w:document xmlns:w="${wordNamespace}"><w:body><w:p><w:r><w:t>${body}</w:t></w:r></w:p></w:body></w:document>`,
      });
    const outside = document('<!ENTITY e SYSTEM "file:///etc/hostname">', 'Exam &e; on October 5');
    const lol = [
      '<!ENTITY a0 "exam">',
      ...Array.from({ length: 9 }, (_, n) => `<!ENTITY a${n + 1} "${`&a${n};`.repeat(10)}">`),
    ];
    for (const data of [outside, document(lol.join(''), 'Quiz &a9;')]) {
      const text = await read(data, 'docx').then(
        (pages) => JSON.stringify(pages),
        (error: unknown) => String(error),
      );
      expect(text.length).toBeLessThan(1000);
      expect(text).not.toContain('\\n');
    }
  });
});
