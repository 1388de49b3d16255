import { uploadTypes } from '@hub/contracts';
import { describe, expect, it } from 'vitest';
import { isAcceptedType } from './accepted-type.ts';

const file = (name: string, type: string, content: BlobPart = 'x') => new File([content], name, { type });

describe('a chosen file', () => {
  it('is taken when extension and type are listed together', async () => {
    for (const [extension, types] of Object.entries(uploadTypes)) {
      for (const type of types) expect(await isAcceptedType(file(`notes.${extension.toUpperCase()}`, type))).toBe(true);
    }
    expect(await isAcceptedType(file('notes.txt', 'text/plain;charset=utf-8'))).toBe(true);
  });

  it.each([
    ['right extension, wrong type', 'notes.pdf', 'text/html'],
    ['right type, wrong extension', 'notes.exe', 'application/pdf'],
    ['another listed type', 'notes.pdf', 'image/png'],
    ['no extension', 'notes', 'application/pdf'],
    ['an inherited property for an extension', 'notes.constructor', 'application/pdf'],
  ])('is refused: %s', async (_, name, type) => {
    expect(await isAcceptedType(file(name, type))).toBe(false);
  });

  it.each([
    ['a.pdf', '%PDF-1.7', true],
    ['a.docx', 'PK\u0003\u0004rest', true],
    ['a.csv', 'day,topic', true],
    ['a.webp', 'RIFF....WEBPVP8', true],
    ['a.gif', 'GIF89a', true],
    ['a.jpg', new Uint8Array([0xff, 0xd8, 0xff]), true],
    ['a.pdf', 'plain words', false],
    ['a.txt', '%PDF-1.7', false],
    ['a.txt', 'MZ\u0000\u0000', false],
    ['a.png', 'GIF89a', false],
  ])('%s without a declared type is judged by its first bytes (%#)', async (name, content, taken) => {
    for (const type of ['', 'application/octet-stream'])
      expect(await isAcceptedType(file(name, type, content))).toBe(taken);
  });

  it('is refused when it cannot be read, as a folder', async () => {
    const folder = Object.assign(file('notes.pdf', ''), { slice: () => ({ arrayBuffer: () => Promise.reject() }) });
    expect(await isAcceptedType(folder)).toBe(false);
  });
});
