import { describe, expect, it } from 'vitest';
import { docOf, markdownOf } from './markdown.ts';
import { schema } from './schema.ts';

const again = (markdown: string) => markdownOf(docOf(markdown));

describe('the text of a note', () => {
  it.each([
    '# Cells\n\nThe **nucleus** keeps the *genes*, `DNA`.',
    '* Organelles\n\n  * Ribosome\n  * Golgi\n* Wall',
    '1. First\n2. Second',
    '> Quoted\n\n---\n\n```\nx = 1\n```',
    'Energy $E = mc^2$ is\n\n$$\n\\int_0^1 x^2\\,dx\n\n= \\frac13\n$$',
    '![a leaf](/api/documents/8e2b6c14-7a35-4f0d-9c48-1b5d3e7f9a02/view) and [a note](/notes/8e2b6c14-7a35-4f0d-9c48-1b5d3e7f9a02)',
    '<script>alert(1)</script>',
    'It costs \\$5 and \\$6',
  ])('comes out as it went in: %s', (markdown) => {
    const once = again(markdown);
    expect(docOf(once).eq(docOf(markdown))).toBe(true);
    expect(again(once)).toBe(once);
  });

  it('of a note that was typed as plain text keeps its lines', () => {
    expect(docOf('Mitosis\nand meiosis').textBetween(0, 21, '\n', '\n')).toBe('Mitosis\nand meiosis');
    expect(again('Mitosis\nand meiosis')).toBe('Mitosis\\\nand meiosis');
  });

  it('has formulas, and money that is none', () => {
    const kindsIn = (markdown: string) => {
      const kinds: string[] = [];
      docOf(markdown).descendants(({ type }) => void (type.name.startsWith('math') && kinds.push(type.name)));
      return kinds;
    };
    expect(kindsIn('$x$ and $y_1$\n\n$$\na\n$$')).toEqual(['math_inline', 'math_inline', 'math_block']);
    expect(kindsIn('$5 or $6, $ x $, $$ and $$\n\n$$\nnever closed')).toEqual([]);
  });

  it('is never HTML, and shows no picture from elsewhere', () => {
    const dom = (markdown: string) => {
      const [first] = docOf(markdown).firstChild?.children ?? [];
      return first && schema.nodes.image.spec.toDOM?.(first);
    };
    expect(docOf('<img src=x onerror=alert(1)>').textContent).toBe('<img src=x onerror=alert(1)>');
    expect(dom('![x](https://example.org/track.png)')).toEqual(['span', 'x']);
    const [link] = docOf('[x](javascript:alert)').firstChild?.children ?? [];
    expect(link?.marks).toEqual([]);
  });

  it('is read in a time that grows with its length', () => {
    const started = performance.now();
    for (const hostile of ['$', '$$\n', '$a', '[', '*a_', '> ', '- ', '`'])
      again(hostile.repeat(20_000 / hostile.length));
    expect(performance.now() - started).toBeLessThan(20_000);
  });
});
