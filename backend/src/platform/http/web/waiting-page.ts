import { escapeHtml } from './escape-html.ts';

/**
 * What stands on the page until its script draws (specification §2): at once, for a page that shows nothing looks broken,
 * and drawn, not a border, so that a browser counts it as content. The script replaces it. Where none comes, because it
 * failed or the line is slow, another try is offered after ten seconds (decision Q25), by style alone: no script may be
 * what tells that no script came.
 */
export const waitingHtml = (text: (name: 'loading' | 'slow' | 'retry') => string): string =>
  [
    `<div id="wait"><div role="status"><span>${escapeHtml(text('loading'))}</span>`,
    '<svg viewBox="0 0 34 34" aria-hidden="true"><circle cx="17" cy="17" r="15.5"/><path d="M6.04 6.04A15.5 15.5 0 0 1 27.96 6.04"/></svg>',
    `</div><p>${escapeHtml(text('slow'))} <a href="">${escapeHtml(text('retry'))}</a></p></div>`,
  ].join('');

/** Colours and shapes of `waitingHtml`, inline: no file has come yet. */
export const waitingCss = [
  'body{margin:0}',
  '#wait{position:fixed;inset:0;display:grid;place-content:center;justify-items:center}',
  '#wait svg{display:block;width:34px;height:34px;fill:none;stroke:#868da3;stroke-width:3;animation:wait-turn 1s linear infinite}',
  '#wait path{stroke:#5b56e8}',
  '#wait span{position:absolute;clip-path:inset(50%)}',
  '#wait p{display:grid;gap:16px;justify-items:center;height:0;margin:16px 0 0;font:14px system-ui,sans-serif;animation:wait-late .2s 10s backwards}',
  '#wait a{padding:9px 16px;border:1px solid;border-radius:8px;color:inherit;text-decoration:none}',
  '@keyframes wait-late{from{visibility:hidden}}',
  '@keyframes wait-turn{to{transform:rotate(1turn)}}',
  '@media (prefers-reduced-motion:reduce){#wait svg{animation-duration:6s}}',
].join('');
