import { describe, expect, it } from 'vitest';
import { checkPixels } from './pixels.ts';

const check = (text: string, file = 'mfe-classes/src/shared/icon.tsx') =>
  checkPixels({ files: [file], read: () => text, has: () => true });

describe('sizes and colours of the front end', () => {
  it.each([
    ['const box = css`\n  gap: 12px;\n`;', 2, '12px'],
    ["<p css={{ color: '#e0e0ff' }} />", 1, '#e0e0ff'],
    ['const box = css`\n  background: #fff;\n`;', 2, '#fff'],
    ['const box = css`\n  box-shadow: 0 0 ${space(2)} rgb(8 10 24 / 22%);\n`;', 2, 'rgb(8 10 24 / 22%)'],
    ['<div css={{ gap: 12 }} />', 1, 'gap: 12'],
    ['<div css={{ marginRight: -12, flex: 1 }} />', 1, 'marginRight: -12'],
  ])('are refused when written out: %s', (text, line, value) => {
    expect(check(text)).toEqual([`mfe-classes/src/shared/icon.tsx:${line} writes ${value}: use a token of @hub/ui`]);
  });

  it.each([
    'const box = css`\n  gap: ${space(3)};\n  border: ${stroke.thin} solid ${color.hairline};\n`;',
    '/* 44 px, or 12px */ // and 8px',
    '<a href="#part" css={{ padding: 0, flex: 1 }} />',
    '<Skeleton height={40} />',
  ])('are tokens, and text is left alone: %s', (text) => {
    expect(check(text)).toEqual([]);
  });

  it('are free where the tokens are made, and in tests', () => {
    expect(check('gap: 12px', 'packages/ui/src/theme.ts')).toEqual([]);
    expect(check('gap: 12px', 'mfe-classes/src/a.spec.tsx')).toEqual([]);
  });
});
