import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Markdown } from './markdown.tsx';

const shown = (text: string) => render(<Markdown>{text}</Markdown>).container;

const hostile = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '![pixel](https://evil.example/p.png)',
  '![x](x "onerror=alert(1)")',
  '<iframe src="https://evil.example"></iframe>',
  '<svg onload=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](vbscript:x)',
  '[x](//evil.example)',
  '[x](/api/auth/logout)',
  '[x](\\\\evil.example)',
  '<javascript:alert(1)>',
  '<style>*{display:none}</style>',
  '<form action=https://evil.example><input></form>',
  '# <b onmouseover=alert(1)>x</b>',
  '[x]: javascript:alert(1)\n\n[x]',
];

describe('formatted text', () => {
  it.each(hostile)('makes no element of %s that runs, loads or leads astray', (text) => {
    const box = shown(text);
    expect(box.querySelectorAll('script, img, iframe, svg, style, form, input, a, h1')).toHaveLength(0);
    for (const element of box.querySelectorAll('*')) {
      expect(element.getAttributeNames().filter((name) => name !== 'class')).toEqual([]);
    }
  });

  it.each([
    ['[Portal](https://university.example/a)', 'Portal (university.example)'],
    ['[https://university.example](https://evil.example/a)', 'https://university.example (evil.example)'],
    ['[write](mailto:ann@example.org)', 'write (ann@example.org)'],
    ['[x](https://аррӏе.example/)', 'x (xn--80ak6aa92e.example)'],
  ])('says where a link leads: %s', (text, said) => {
    const box = shown(text);
    expect(box).toHaveTextContent(said);
    const link = box.querySelector('a');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  });

  it('keeps the words of a picture', () => {
    expect(shown('![A cell](https://evil.example/p.png)')).toHaveTextContent('A cell');
  });
});
