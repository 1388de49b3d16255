export { escapeHtml } from './escape-html.ts';
export { readLocales } from './locales.ts';
export { pageTexts } from './page-texts.ts';
export { webBuild, webFiles } from './web-files.ts';
export { web } from './web.ts';
