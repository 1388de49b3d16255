import {
  Document,
  FootnoteReferenceRun,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
} from 'docx';
import { describe, expect, it } from 'vitest';
import { blockText, type Page } from '@hub/contracts';
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

const namespaces = `xmlns:w="${wordNamespace}" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" xmlns:v="urn:schemas-microsoft-com:vml"`;

const run = (words: string) => `<w:r><w:t xml:space="preserve">${words}</w:t></w:r>`;
const wordFile = (body: string) =>
  zipOf({
    '[Content_Types].xml': contentTypes,
    'word/document.xml': `<?xml version="1.0"?><w:document ${namespaces}><w:body>${body}</w:body></w:document>`,
  });
const textOf = (pages: readonly Page[]) => pages.flatMap(({ blocks }) => blocks.map(blockText));

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

  it('contains its footnotes at the end, once', async () => {
    const note = (id: number) => new Paragraph({ children: [new TextRun('Essay'), new FootnoteReferenceRun(id)] });
    const footnotes = { 1: { children: [new Paragraph('Due on October 9.')] } };
    const document = new Document({ footnotes, sections: [{ children: [note(1), note(1), new Paragraph('End')] }] });
    expect(textOf(await read(await Packer.toBuffer(document), 'docx'))).toEqual([
      'Essay',
      'Essay',
      'End',
      'Due on October 9.',
    ]);
  });

  it('is read as if its tracked changes were accepted', async () => {
    const body = `<w:p>${run('Quiz on ')}<w:del><w:r><w:delText>October 5</w:delText></w:r></w:del>
      <w:moveFrom>${run('October 6')}</w:moveFrom><w:ins>${run('October 7')}</w:ins><w:moveTo>${run(' at noon')}</w:moveTo></w:p>`;
    expect(textOf(await read(wordFile(body), 'docx'))).toEqual(['Quiz on October 7 at noon']);
  });

  it('omits words that are struck out once or twice', async () => {
    const struck = (words: string, how: string) => `<w:r><w:rPr>${how}</w:rPr><w:t>${words}</w:t></w:r>`;
    const body = `<w:p>${struck('once', '<w:strike/>')}${struck('twice', '<w:dstrike/>')}${struck('kept', '<w:strike w:val="0"/>')}</w:p>`;
    expect(textOf(await read(wordFile(body), 'docx'))).toEqual(['kept']);
  });

  it('contains the words of a text box once, although it is drawn for two generations of programs', async () => {
    const box = `<w:txbxContent><w:p>${run('Exam on')}</w:p><w:p>${run('May 3')}</w:p></w:txbxContent>`;
    const body = `<w:p>${run('Welcome')}<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:txbx>${box}</wps:txbx></w:drawing></mc:Choice>
      <mc:Fallback><w:pict><v:textbox>${box}</v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>`;
    expect(textOf(await read(wordFile(body), 'docx'))).toEqual(['Welcome', 'Exam on', 'May 3']);
  });

  it('contains what its fields show, and not how they are computed', async () => {
    const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
    const body = `<w:p>${mark('begin')}<w:r><w:instrText>DATE</w:instrText></w:r>${mark('separate')}${run('May 3')}${mark('end')}</w:p>`;
    expect(textOf(await read(wordFile(body), 'docx'))).toEqual(['May 3']);
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
