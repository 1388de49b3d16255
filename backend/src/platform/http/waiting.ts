/**
 * What stands on the page until its script draws (specification §2): late, so that a quick script shows no flicker.
 * The script replaces it. Where none comes, because it failed or the line is slow, another try is offered after ten
 * seconds (decision Q25), by style alone: no script may be what tells that no script came.
 */
export const waitingHtml =
  '<div id="wait"><div role="status"><span>Loading</span></div><p>This takes longer than usual. <a href="">Retry</a></p></div>';

/** Colours and shapes of `waitingHtml`, inline: no file has come yet. */
export const waitingCss = [
  'body{margin:0}',
  '#wait{position:fixed;inset:0;display:grid;place-content:center;justify-items:center;animation:wait-show .2s .25s backwards}',
  "#wait div::after{content:'';display:block;width:28px;height:28px;border:3px solid #868da3;border-top-color:#5b56e8;border-radius:50%;animation:wait-turn 1s linear infinite}",
  '#wait span{position:absolute;clip-path:inset(50%)}',
  '#wait p{display:grid;gap:16px;justify-items:center;height:0;margin:16px 0 0;font:14px system-ui,sans-serif;animation:wait-late .2s 10s backwards}',
  '#wait a{padding:9px 16px;border:1px solid;border-radius:8px;color:inherit;text-decoration:none}',
  '@keyframes wait-show{from{opacity:0}}',
  '@keyframes wait-late{from{visibility:hidden}}',
  '@keyframes wait-turn{to{transform:rotate(1turn)}}',
  '@media (prefers-reduced-motion:reduce){#wait div::after{animation-duration:6s}}',
].join('');
