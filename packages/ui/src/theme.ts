import { light, tones, type ColorName, type Palette, type Tone } from './tokens.ts';

const colorNames = Object.keys(light.color) as ColorName[];

/** Every colour is a CSS variable, so that the theme changes without a render: `color.text`, `tone('red').bg`. */
export const color = Object.fromEntries(colorNames.map((name) => [name, `var(--hub-${name})`])) as Record<
  ColorName,
  string
>;

/** Background, border, text and dot of a meaning; see tokens.ts for the contrast each reaches. */
export const tone = (name: Tone) => ({
  bg: `var(--hub-${name}-bg)`,
  border: `var(--hub-${name}-border)`,
  text: `var(--hub-${name}-text)`,
  dot: `var(--hub-${name}-dot)`,
});

/** A `box-shadow`, of the theme. */
export const shadow = 'var(--hub-shadow)';

/** Steps of the 4 px grid: `space(4)` is 16 px. */
export const space = (steps: number) => `${steps * 4}px`;

/** Of buttons and fields, of cards and dialogs, and of what is round. */
export const radius = { control: '8px', card: '12px', round: '999px' } as const;

/** Type scale, px: 12, 14, 16, 20, 24, 32. */
export const fontSize = {
  xs: '0.75rem',
  sm: '0.875rem',
  md: '1rem',
  lg: '1.25rem',
  xl: '1.5rem',
  xxl: '2rem',
} as const;

/** The one mobile breakpoint of the specification (768 px itself is desktop, decision Q32). */
export const media = {
  mobile: '@media (width < 768px)',
  desktop: '@media (width >= 768px)',
  phone: '@media (width < 480px)',
} as const;

/** Duration and easing of a `transition`. */
export const quick = '150ms ease-out';

/** Inter comes with the product; what follows shows until it is there. */
export const fontFamily = "'Inter Variable', 'Inter Fallback', system-ui, -apple-system, 'Segoe UI', sans-serif";

/** A palette as CSS declarations for `:root`. */
export const declarations = (palette: Palette) =>
  [
    `color-scheme: ${palette.scheme};`,
    `--hub-shadow: ${palette.shadow};`,
    ...colorNames.map((name) => `--hub-${name}: ${palette.color[name]};`),
    ...tones.flatMap((name) =>
      Object.entries(palette.tone[name]).map(([shade, value]) => `--hub-${name}-${shade}: ${value};`),
    ),
  ].join('');
