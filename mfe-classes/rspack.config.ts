import { remoteConfig } from '@hub/mfe/rspack';
import pdf from 'pdfjs-dist/package.json' with { type: 'json' };
import { createRequire } from 'node:module';
import { dirname } from 'node:path';

const pdfEngine = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
/** Where `render-pdf-page.ts` looks for them. */
const pdfFolder = `assets/pdfjs-${pdf.version}`;

export default remoteConfig({
  dir: import.meta.dirname,
  name: 'mfe_classes',
  exposes: {
    './lifecycles': './src/lifecycles.tsx',
    './slots/dashboard-classes': './src/slots/dashboard-classes.tsx',
  },
  copied: {
    [`${pdfEngine}/legacy/build/pdf.worker.min.mjs`]: pdfFolder,
    [`${pdfEngine}/cmaps`]: `${pdfFolder}/cmaps`,
    [`${pdfEngine}/standard_fonts`]: `${pdfFolder}/fonts`,
    [`${pdfEngine}/wasm/openjpeg_nowasm_fallback.js`]: pdfFolder,
  },
});
