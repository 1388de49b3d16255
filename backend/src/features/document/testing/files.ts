import { zipOf } from './zip.ts';

const types = '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>';

const office = (part: string, more: Readonly<Record<string, string>> = {}) =>
  zipOf({ '[Content_Types].xml': types, [part]: '<xml/>', ...more });

const jpeg = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex');

/** The smallest honest content of every extension that is accepted. */
export const honestFiles: Readonly<Record<string, Buffer>> = {
  pdf: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
  docx: office('word/document.xml'),
  pptx: office('ppt/presentation.xml'),
  xlsx: office('xl/workbook.xml'),
  xls: Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(1016),
    Buffer.from('Workbook\0', 'utf16le'),
  ]),
  csv: Buffer.from('week,topic\n1,Künstliche Intelligenz\n'),
  txt: Buffer.from('BM25 and ID3: notes on ranking ✓\n'),
  jpeg,
  jpg: jpeg,
  png: Buffer.from(
    '89504e470d0a1a0a0000000d4948445200000001000000010806000000' +
      '1f15c4890000000d49444154789c6360000002000001e221bc330000000049454e44ae426082',
    'hex',
  ),
  gif: Buffer.from('47494638396101000100800000000000ffffff21f90401000000002c00000000010001000002024401003b', 'hex'),
  webp: Buffer.from('524946461a000000574542505650384c0d0000002f00000010071011118888fe0700', 'hex'),
};

/** Files that pretend to be one of the accepted types: why they must not pass → extension and content. */
export const dishonestFiles: Readonly<Record<string, readonly [extension: string, content: Buffer]>> = {
  'a program named as a PDF': ['pdf', Buffer.concat([Buffer.from('MZ\u0090\0'), Buffer.alloc(200)])],
  'a page named as a text': ['txt', Buffer.from('\uFEFF\n <!DOCTYPE html><script>alert(1)</script>')],
  'a picture with scripts named as a text': ['txt', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  'a page named as a PDF': ['pdf', Buffer.from('<html></html>')],
  'a page named as a picture': ['png', Buffer.from('<html></html>')],
  'a PDF named as a text': ['txt', Buffer.from('%PDF-1.4\n')],
  'a text that is not UTF-8': ['txt', Buffer.from([0x66, 0xfc, 0x72])],
  'a table with NUL characters': ['csv', Buffer.from('a,b\0\n')],
  'a picture of another type': ['png', jpeg],
  'any zip named as a document': ['docx', zipOf({ 'readme.txt': 'hello' })],
  'a sheet named as a document': ['docx', office('xl/workbook.xml')],
  'a document with macros': ['docx', office('word/document.xml', { 'word/vbaProject.bin': 'x' })],
  'a sheet with macros': ['xlsx', office('xl/workbook.xml', { 'xl/vbaProject.bin': 'x' })],
  'a document without its list of types': ['docx', zipOf({ 'word/document.xml': '<xml/>' })],
  'a broken zip': ['pptx', Buffer.from('PK\u0003\u0004 and then nothing')],
  'a zip behind a picture': ['docx', Buffer.concat([jpeg, office('word/document.xml')])],
  'an old document named as a sheet': [
    'xls',
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]),
  ],
};
