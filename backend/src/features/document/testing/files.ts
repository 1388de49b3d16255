import { compoundOf } from './compound.ts';
import { zipOf } from './zip.ts';

const typesWith = (overrides: string) =>
  `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${overrides}</Types>`;
const types = typesWith('');
const typed = (contentType: string) => typesWith(`<Override PartName="/x" ContentType="${contentType}"/>`);

const office = (part: string, more: Readonly<Record<string, string | Buffer>> = {}) =>
  zipOf({ '[Content_Types].xml': types, [part]: '<xml/>', ...more });

const jpeg = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex');

/** The smallest genuine content for every accepted extension. */
export const honestFiles: Readonly<Record<string, Buffer>> = {
  pdf: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
  docx: office('word/document.xml'),
  pptx: office('ppt/presentation.xml'),
  xlsx: office('xl/workbook.xml'),
  xls: compoundOf(['Workbook', '\u0005SummaryInformation']),
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

const macros = (contentType: string) => ({ '[Content_Types].xml': typed(contentType) });

/** Texts as older programs write them: charset → content. */
export const writtenTexts: Readonly<Record<string, Buffer>> = {
  'utf-8': Buffer.from('\uFEFFKünstliche Intelligenz\n'),
  'utf-16le': Buffer.from('\uFEFFKünstliche Intelligenz\r\n', 'utf16le'),
  'utf-16be': Buffer.from('\uFEFFKünstliche Intelligenz\r\n', 'utf16le').swap16(),
  'windows-1252': Buffer.from('K\u00fcnstliche Intelligenz \u0097 “\n'.replaceAll('“', '\u0093'), 'latin1'),
};

/** Files that pretend to be one of the accepted types: why they must not pass → extension and content. */
export const dishonestFiles: Readonly<Record<string, readonly [extension: string, content: Buffer]>> = {
  'a program named as a PDF': ['pdf', Buffer.concat([Buffer.from('MZ\u0090\0'), Buffer.alloc(200)])],
  'a page named as a text': ['txt', Buffer.from('\uFEFF\n <!DOCTYPE html><script>alert(1)</script>')],
  'a picture with scripts named as a text': ['txt', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  'a page named as a PDF': ['pdf', Buffer.from('<html></html>')],
  'a page named as a picture': ['png', Buffer.from('<html></html>')],
  'a PDF named as a text': ['txt', Buffer.from('%PDF-1.4\n')],
  'a saved web page named as a text': ['txt', Buffer.from('MIME-Version: 1.0\r\nContent-Type: text/html\r\n')],
  'a program named as a text': ['txt', Buffer.from('MZ\u0090\0\u0003\0\0\0', 'latin1')],
  'bytes without a meaning named as a text': ['txt', Buffer.from([0x81, 0x8d, 0x8f])],
  'UTF-16 that is cut off within a character': ['txt', Buffer.from('fffe4100d8', 'hex')],
  'a page in UTF-16 named as a text': ['txt', Buffer.from('\uFEFF<html><script>', 'utf16le')],
  'a table with NUL characters': ['csv', Buffer.from('a,b\0\n')],
  'a picture of another type': ['png', jpeg],
  'any zip named as a document': ['docx', zipOf({ 'readme.txt': 'hello' })],
  'a sheet named as a document': ['docx', office('xl/workbook.xml')],
  'a document with macros': ['docx', office('word/document.xml', { 'word/vbaProject.bin': 'x' })],
  'a sheet with macros': ['xlsx', office('xl/workbook.xml', { 'xl/vbaProject.bin': 'x' })],
  'a document without its list of types': ['docx', zipOf({ 'word/document.xml': '<xml/>' })],
  'a broken zip': ['pptx', Buffer.from('PK\u0003\u0004 and then nothing')],
  'a zip behind a picture': ['docx', Buffer.concat([jpeg, office('word/document.xml')])],
  'macros under another name': ['docx', office('word/document.xml', { 'word/x.bin': 'x', ...macros('vbaProject') })],
  'a document that declares macros': ['docx', office('word/document.xml', macros('document.macroEnabled.main+xml'))],
  'a sheet with macros of Excel 4': ['xlsx', office('xl/workbook.xml', { 'xl/macrosheets/sheet1.xml': '<xml/>' })],
  'slides named as a sheet': ['xlsx', office('ppt/presentation.xml')],
  'a document named as slides': ['pptx', office('word/document.xml')],
  'a container that unpacks to a thousand times its size': [
    'docx',
    office('word/document.xml', { 'word/media/a.xml': Buffer.alloc(20_000_000) }),
  ],
  'a container of 10,000 parts': [
    'pptx',
    office('ppt/presentation.xml', Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`ppt/${at}`, 'x']))),
  ],
  'an old document named as a sheet': ['xls', compoundOf(['WordDocument', '1Table'])],
  'an old document that holds a sheet': ['xls', compoundOf(['ObjectPool', 'WordDocument'], ['Workbook'])],
  'an old sheet with macros': ['xls', compoundOf(['Workbook', '_VBA_PROJECT_CUR'])],
  'an old sheet that is cut off': ['xls', compoundOf(['Workbook']).subarray(0, 900)],
  'a new sheet named as an old one': ['xls', office('xl/workbook.xml')],
  'an old sheet named as a new one': ['xlsx', compoundOf(['Workbook'])],
};
