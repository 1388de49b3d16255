import { light, tones, type ColorName, type Palette, type Tone } from './tokens.ts';

const colorNames = Object.keys(light.color) as ColorName[];

/** Colours as CSS variables, so that the theme changes without a render: `color.text`, `tone('red').bg`. */
export const color = Object.fromEntries(colorNames.map((name) => [name, `var(--hub-${name})`])) as Record<
  ColorName,
  string
>;

/** Background, border, text and dot of a meaning; their contrasts are in tokens.ts. */
export const tone = (name: Tone) => ({
  bg: `var(--hub-${name}-bg)`,
  border: `var(--hub-${name}-border)`,
  text: `var(--hub-${name}-text)`,
  dot: `var(--hub-${name}-dot)`,
});

/** The `box-shadow` of a card, by the theme. */
export const shadow = 'var(--hub-shadow)';

/** The `box-shadow` of what is above the page: an open menu, a floating button, a large picture. */
export const elevation = {
  menu: '0 12px 32px rgb(8 10 24 / 22%)',
  button: '0 8px 24px rgb(8 10 24 / 28%)',
  picture: '0 24px 80px rgb(30 27 75 / 16%)',
} as const;

/** The panel that presents the product, the same in both themes: `linear-gradient` from `start` to `end`, and its text. */
export const brand = { start: '#3730a3', end: '#1e1b4b', text: '#ffffff', muted: '#e0e0ff' } as const;

/** A text marked on the picture of a page, which is paper-white in both themes. */
export const marker = {
  fill: 'rgb(250 204 21 / 38%)',
  edge: '#b45309',
  paper: '#ffffff',
  ink: '#1c1917',
  rule: '#d6d3d1',
} as const;

/** Steps of the 4 px grid, for distances and widths: `space(4)` is 16 px, `space(0.5)` 2 px. */
export const space = (steps: number) => `${steps * 4}px`;

/** Heights of controls: `touch` is what a finger needs on a phone. `icon` is the side of an icon in a control. */
export const sizes = { touch: '44px', control: '40px', compact: '36px', small: '32px', icon: '16px' } as const;

/** Widths of borders and outlines. */
export const stroke = { thin: '1px', thick: '2px' } as const;

/** Corners of buttons and fields, of cards and dialogs, and of round shapes. */
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

/** `mobile` and `desktop` meet at the specification's breakpoint (768 px is desktop, decision Q32). */
export const media = {
  mobile: '@media (width < 768px)',
  desktop: '@media (width >= 768px)',
  phone: '@media (width < 480px)',
  tablet: '@media (width < 1024px)',
  wide: '@media (width >= 1024px)',
  twoColumns: '@media (width >= 1100px)',
} as const;

/** Duration and easing of a `transition`. */
export const quick = '150ms ease-out';

/** Inter is served with the product; the others show until it has loaded. */
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
