/** Grey has no meaning. */
export const tones = ['red', 'orange', 'yellow', 'green', 'blue', 'purple', 'pink', 'indigo', 'grey'] as const;
/** A colour with a meaning; the first eight are also the class colours of the specification (§3). */
export type Tone = (typeof tones)[number];

type Shades = { bg: string; border: string; text: string; dot: string };

/** A theme in CSS values; `scheme` is its `color-scheme`. */
export interface Palette {
  color: Record<ColorName, string>;
  tone: Record<Tone, Shades>;
  shadow: string;
  scheme: 'light' | 'dark';
}

/** Colours without a meaning. `hairline` is for decorative lines; `control` is the border of what can be operated. */
export type ColorName =
  | 'bg'
  | 'surface'
  | 'sunken'
  | 'hairline'
  | 'control'
  | 'text'
  | 'muted'
  | 'accent'
  | 'accentHover'
  | 'accentSoft'
  | 'accentText'
  | 'onAccent'
  | 'danger'
  | 'dangerHover'
  | 'dangerText'
  | 'onDanger'
  | 'overlay';

/** Text on its background reaches 4.5:1, dots and borders 3:1; tokens.spec.ts measures it. */
export const light: Palette = {
  scheme: 'light',
  color: {
    bg: '#f6f7fb',
    surface: '#ffffff',
    sunken: '#f0f2f8',
    hairline: '#e2e5ee',
    control: '#868da3',
    text: '#161a2b',
    muted: '#535b72',
    accent: '#4f46e5',
    accentHover: '#4338ca',
    accentSoft: '#eef0ff',
    accentText: '#4338ca',
    onAccent: '#ffffff',
    danger: '#c8242b',
    dangerHover: '#a81b22',
    dangerText: '#b42025',
    onDanger: '#ffffff',
    overlay: 'rgb(15 18 32 / 45%)',
  },
  tone: {
    red: { bg: '#fef0f0', border: '#e5484d', text: '#8f1a1a', dot: '#dc2626' },
    orange: { bg: '#fff4e8', border: '#dd6410', text: '#8a320f', dot: '#e05a0c' },
    yellow: { bg: '#fdf8d8', border: '#a87a05', text: '#653a10', dot: '#b08004' },
    green: { bg: '#edfbf1', border: '#18984a', text: '#14532d', dot: '#16934a' },
    blue: { bg: '#edf4ff', border: '#3b7ff0', text: '#1e3f9f', dot: '#2563eb' },
    purple: { bg: '#f8f1ff', border: '#a253f0', text: '#621d9c', dot: '#9333ea' },
    pink: { bg: '#fdf0f7', border: '#e23f90', text: '#8d1547', dot: '#db2777' },
    indigo: { bg: '#eef0ff', border: '#6366f1', text: '#35309a', dot: '#4f46e5' },
    grey: { bg: '#f1f3f6', border: '#7b8292', text: '#363e4d', dot: '#6b7280' },
  },
  shadow: '0 1px 2px rgb(18 22 44 / 5%), 0 4px 16px rgb(18 22 44 / 5%)',
};

/** Has the same contrasts as {@link light}. */
export const dark: Palette = {
  scheme: 'dark',
  color: {
    bg: '#0e111a',
    surface: '#171b27',
    sunken: '#11151f',
    hairline: '#2a3042',
    control: '#6f7790',
    text: '#eceef6',
    muted: '#a4acc1',
    accent: '#5b56e8',
    accentHover: '#6662ed',
    accentSoft: '#23264a',
    accentText: '#b0b8ff',
    onAccent: '#ffffff',
    danger: '#cf3038',
    dangerHover: '#d8383f',
    dangerText: '#ff9c9c',
    onDanger: '#ffffff',
    overlay: 'rgb(3 5 12 / 65%)',
  },
  tone: {
    red: { bg: '#35191d', border: '#d65a5d', text: '#fbc4c4', dot: '#f37171' },
    orange: { bg: '#34200f', border: '#cd7436', text: '#fdd0a6', dot: '#f58b3c' },
    yellow: { bg: '#2f270d', border: '#b08b22', text: '#f7e08e', dot: '#e3b72a' },
    green: { bg: '#11291b', border: '#369a5c', text: '#b4efc8', dot: '#46c578' },
    blue: { bg: '#15243f', border: '#4f83d6', text: '#c0d8fe', dot: '#64a0f7' },
    purple: { bg: '#2a1b3d', border: '#9a68cf', text: '#e3cdfd', dot: '#bb83f5' },
    pink: { bg: '#35182a', border: '#cb5f96', text: '#fbc7e0', dot: '#f073b1' },
    indigo: { bg: '#20234a', border: '#7b7fe0', text: '#cdd2ff', dot: '#8d93f8' },
    grey: { bg: '#242935', border: '#7c8496', text: '#d6dae3', dot: '#9aa2b3' },
  },
  shadow: '0 1px 2px rgb(0 0 0 / 30%), 0 4px 16px rgb(0 0 0 / 25%)',
};
