import { css, Global } from '@emotion/react';
import { interUrl } from './fonts.ts';
import { color, declarations, fontFamily, fontSize } from './theme.ts';
import { dark, light } from './tokens.ts';

const fallbackMeasures = `
  size-adjust: 107.12%;
  ascent-override: 90.44%;
  descent-override: 22.52%;
  line-gap-override: 0%;
`;

const styles = css`
  @font-face {
    font-family: 'Inter Variable';
    font-style: normal;
    font-display: swap;
    font-weight: 100 900;
    src: url(${interUrl}) format('woff2');
    unicode-range:
      U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F,
      U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD;
  }
  /* Arial with the metrics of Inter, so that nothing moves when Inter has loaded */
  @font-face {
    font-family: 'Inter Fallback';
    src: local('Arial'), local('Liberation Sans');
    ${fallbackMeasures}
    font-weight: 100 500;
  }
  @font-face {
    font-family: 'Inter Fallback';
    src: local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold');
    ${fallbackMeasures}
    font-weight: 501 900;
  }
  :root {
    ${declarations(light)}
  }
  @media screen and (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) {
      ${declarations(dark)}
    }
  }
  @media screen {
    :root[data-theme='dark'] {
      ${declarations(dark)}
    }
  }
  *,
  *::before,
  *::after {
    box-sizing: border-box;
    margin: 0;
  }
  html {
    font-family: ${fontFamily};
    font-size: 100%;
    line-height: 1.5;
    color: ${color.text};
    background: ${color.bg};
    -webkit-text-size-adjust: 100%;
    -webkit-font-smoothing: antialiased;
  }
  body {
    min-height: 100dvh;
    font-size: ${fontSize.sm};
    font-feature-settings: 'cv05';
  }
  h1,
  h2,
  h3,
  h4 {
    line-height: 1.25;
    font-weight: 600;
    letter-spacing: -0.01em;
    text-wrap: balance;
  }
  h1,
  h2,
  h3,
  h4,
  p,
  li,
  dd {
    overflow-wrap: anywhere;
  }
  ul,
  ol {
    padding: 0;
    list-style: none;
  }
  button,
  input,
  select,
  textarea {
    font: inherit;
    color: inherit;
  }
  a {
    color: ${color.accentText};
  }
  img,
  svg {
    display: block;
    max-width: 100%;
  }
  time,
  table,
  input {
    font-variant-numeric: tabular-nums;
  }
  :focus-visible {
    outline: 2px solid ${color.accentText};
    outline-offset: 2px;
  }
  h1:focus-visible {
    outline: none;
  }
  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after {
      animation-duration: 1ms !important;
      animation-iteration-count: 1 !important;
      /* not 1 ms: every element would then animate inherited values, one level after another */
      transition-duration: 0s !important;
      scroll-behavior: auto !important;
    }
  }
`;

/** Reset, font, colours and focus ring of the whole page; the shell renders it once. */
export const GlobalStyle = () => <Global styles={styles} />;
