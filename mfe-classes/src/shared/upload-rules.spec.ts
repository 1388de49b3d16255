import { maxUploadBytes, uploadTypes } from '@hub/contracts';
import { describe, expect, it } from 'vitest';
import { megabytes, pickerExtensions, refusalOf } from './upload-rules.ts';

const file = (name: string, type: string, content: BlobPart = 'x') => new File([content], name, { type });
const sized = (bytes: number, type = 'application/pdf') => file('syllabus.pdf', type, new Uint8Array(bytes));
const wrongType = {
  title: 'Invalid file type',
  description: 'Please upload PDF, DOCX, PPTX, XLS, XLSX, CSV, TXT, or image files only.',
};

describe('a chosen file', () => {
  it('is taken when extension and type are listed together', { tags: ['S5.12'] }, async () => {
    for (const [extension, types] of Object.entries(uploadTypes)) {
      for (const type of types) expect(await refusalOf(file(`notes.${extension.toUpperCase()}`, type))).toBeNull();
    }
  });
  it('is taken with a parameter behind its type', async () => {
    expect(await refusalOf(file('notes.txt', 'text/plain;charset=utf-8'))).toBeNull();
  });
  it.each([
    ['right extension, wrong type', 'notes.pdf', 'text/html'],
    ['right type, wrong extension', 'notes.exe', 'application/pdf'],
    ['another listed type', 'notes.pdf', 'image/png'],
    ['no extension', 'notes', 'application/pdf'],
    ['an inherited property for an extension', 'notes.constructor', 'application/pdf'],
  ])('is refused: %s', { tags: ['S5.13', 'S5.14', 'S5.15'] }, async (_, name, type) => {
    expect(await refusalOf(file(name, type))).toEqual(wrongType);
  });
  it('may be exactly 10 MB and not one byte more', { tags: ['S5.17', 'S5.18', 'S9.1'] }, async () => {
    expect(await refusalOf(sized(maxUploadBytes))).toBeNull();
    expect(await refusalOf(sized(maxUploadBytes + 1))).toEqual({
      title: 'File Too Large',
      description: 'Please select a file smaller than 10MB',
    });
  });
  it('of a wrong type and too large is refused for its type', async () => {
    expect(await refusalOf(sized(maxUploadBytes + 1, 'text/html'))).toEqual(wrongType);
  });
});

describe('a file without a declared type', () => {
  it.each([
    ['a.pdf', '%PDF-1.7', true],
    ['a.docx', 'PK\u0003\u0004rest', true],
    ['a.csv', 'day,topic', true],
    ['a.txt', 'plain words', true],
    ['a.webp', 'RIFF....WEBPVP8', true],
    ['a.gif', 'GIF89a', true],
    ['a.pdf', 'plain words', false],
    ['a.txt', '%PDF-1.7', false],
    ['a.txt', 'MZ\u0000\u0000', false],
    ['a.png', 'GIF89a', false],
  ])('%s that begins with %j: taken %s', async (name, content, taken) => {
    for (const type of ['', 'application/octet-stream']) {
      expect(await refusalOf(file(name, type, content))).toEqual(taken ? null : wrongType);
    }
  });
  it.each([
    ['a.xls', [0xd0, 0xcf, 0x11, 0xe0]],
    ['a.jpg', [0xff, 0xd8, 0xff, 0xe0]],
    ['a.png', [0x89, 0x50, 0x4e, 0x47]],
  ])('%s is known by its first bytes', async (name, bytes) => {
    expect(await refusalOf(file(name, '', new Uint8Array(bytes)))).toBeNull();
  });
});

it('shows sizes in MB with two decimals', { tags: ['S9.26'] }, () => {
  expect([0, 1, 1_048_576, 1_310_720, maxUploadBytes].map(megabytes)).toEqual([
    '0.00 MB',
    '0.00 MB',
    '1.00 MB',
    '1.25 MB',
    '10.00 MB',
  ]);
});

it('offers the extensions of the contract in the picker', { tags: ['S5.20'] }, () => {
  expect(pickerExtensions.split(',').toSorted()).toEqual(
    Object.keys(uploadTypes)
      .map((extension) => `.${extension}`)
      .toSorted(),
  );
});
