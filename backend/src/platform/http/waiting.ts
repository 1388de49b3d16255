/**
 * What stands on the page until its script draws (specification §2): late, so that a quick script shows no flicker.
 * The script replaces it.
 */
export const waitingHtml = '<div id="wait" role="status"><span>Loading</span></div>';

/** Colours and shapes of `waitingHtml`, inline: no file has come yet. */
export const waitingCss = [
  'body{margin:0}',
  '#wait{position:fixed;inset:0;display:grid;place-items:center;animation:wait-show .2s .25s backwards}',
  "#wait::after{content:'';width:28px;height:28px;border:3px solid #868da3;border-top-color:#5b56e8;border-radius:50%;animation:wait-turn 1s linear infinite}",
  '#wait span{position:absolute;clip-path:inset(50%)}',
  '@keyframes wait-show{from{opacity:0}}',
  '@keyframes wait-turn{to{transform:rotate(1turn)}}',
  '@media (prefers-reduced-motion:reduce){#wait::after{animation-duration:6s}}',
].join('');
