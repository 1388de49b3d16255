import { describe, expect, it } from 'vitest';
import { dark, light, tones, type ColorName, type Palette } from './tokens.ts';

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** WCAG 2.2 relative luminance of `#rrggbb`. */
const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string) => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

const texts: [ColorName, ColorName][] = [
  ['text', 'bg'],
  ['text', 'surface'],
  ['text', 'sunken'],
  ['text', 'accentSoft'],
  ['muted', 'bg'],
  ['muted', 'surface'],
  ['muted', 'sunken'],
  ['accentText', 'bg'],
  ['accentText', 'surface'],
  ['accentText', 'sunken'],
  ['accentText', 'accentSoft'],
  ['dangerText', 'surface'],
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['onDanger', 'danger'],
  ['onDanger', 'dangerHover'],
];
const edges: [ColorName, ColorName][] = [
  ['control', 'surface'],
  ['control', 'bg'],
  ['accentText', 'hairline'],
];

describe.each<[string, Palette]>([
  ['light', light],
  ['dark', dark],
])('in the %s theme', (_, { color, tone }) => {
  it.each(texts)('%s can be read on %s', (text, ground) => {
    expect(contrast(color[text], color[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(edges)('%s stands out from %s', (edge, ground) => {
    expect(contrast(color[edge], color[ground])).toBeGreaterThanOrEqual(3);
  });

  it.each(tones)('%s has readable text, and a border and a dot that stand out', (name) => {
    const { bg, border, text, dot } = tone[name];
    for (const ground of [bg, color.surface]) {
      expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(border, ground)).toBeGreaterThanOrEqual(3);
      expect(contrast(dot, ground)).toBeGreaterThanOrEqual(3);
    }
    // a dot shows the type, on any priority colour behind it
    for (const priority of ['red', 'yellow', 'green', 'grey'] as const) {
      expect(contrast(dot, tone[priority].bg)).toBeGreaterThanOrEqual(3);
    }
  });
});
