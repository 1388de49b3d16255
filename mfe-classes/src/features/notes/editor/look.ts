import { css } from '@emotion/react';
import { color, fontSize, media, radius, space, stroke } from '@hub/ui';

/** A text of a note, while it is written and when it is only read. */
export const noteText = css`
  .ProseMirror {
    position: relative;
    min-height: ${space(90)};
    padding: ${space(5)} ${space(6)} ${space(16)};
    overflow-wrap: anywhere;
    white-space: break-spaces;
    font-size: ${fontSize.md};
    line-height: 1.65;
    font-variant-ligatures: none;
    ${media.mobile} {
      padding: ${space(4)} ${space(4)} ${space(16)};
    }
  }
  /* the sheet around it shows the focus */
  .ProseMirror:focus-visible {
    outline: none;
  }
  .ProseMirror-separator {
    display: inline !important;
    width: 0 !important;
    height: 0 !important;
  }
  .ProseMirror > * + * {
    margin-top: ${space(3)};
  }
  h1,
  h2,
  h3,
  h4 {
    line-height: 1.3;
  }
  .ProseMirror > * + :is(h1, h2, h3) {
    margin-top: ${space(6)};
  }
  h1 {
    font-size: ${fontSize.xl};
  }
  h2 {
    font-size: ${fontSize.lg};
  }
  h3,
  h4,
  h5,
  h6 {
    font-size: ${fontSize.md};
  }
  ul,
  ol {
    padding-inline-start: ${space(6)};
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  li + li {
    margin-top: ${space(1)};
  }
  blockquote {
    padding-inline-start: ${space(4)};
    border-inline-start: ${space(0.75)} solid ${color.control};
    color: ${color.muted};
  }
  code {
    padding: ${stroke.thin} ${space(1)};
    border-radius: ${space(1)};
    background: ${color.sunken};
    font-size: 0.925em;
  }
  pre {
    padding: ${space(3)} ${space(4)};
    border-radius: ${radius.control};
    background: ${color.sunken};
    white-space: pre-wrap;
  }
  pre code {
    padding: 0;
    background: none;
  }
  hr {
    border: 0;
    border-top: ${stroke.thin} solid ${color.control};
  }
  a {
    color: ${color.accentText};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  img {
    max-width: 100%;
    height: auto;
    border-radius: ${radius.control};
  }
  .math {
    cursor: default;
  }
  div.math {
    overflow-x: auto;
    text-align: center;
  }
  .math[data-unreadable] {
    color: ${color.dangerText};
    font-family: monospace;
  }
  .ProseMirror-selectednode {
    outline: ${stroke.thick} solid ${color.accentText};
    outline-offset: ${stroke.thick};
    border-radius: ${space(1)};
  }
  .ProseMirror-gapcursor {
    position: absolute;
    display: none;
    pointer-events: none;
  }
  .ProseMirror-focused .ProseMirror-gapcursor {
    display: block;
  }
  .ProseMirror-gapcursor::after {
    content: '';
    position: absolute;
    top: -${stroke.thick};
    width: ${space(5)};
    border-top: ${stroke.thin} solid ${color.text};
  }
  .drop-cursor {
    background: ${color.accentText};
  }
`;
