import type { Boot } from '@hub/contracts';

const bootElement = /(?<=<script type="application\/json" id="boot">).*?(?=<\/script>)/s;

/** The product's page with one script and without prefetches of remotes. */
export const pageInOnePiece = (entry: string) => (html: string) => {
  const boot = JSON.parse(bootElement.exec(html)?.[0] ?? 'null') as Boot | null;
  if (!boot) throw new Error('the page has no boot data');
  const remotes = Object.fromEntries(
    Object.entries(boot.manifest.remotes).map(([name, { routes, slots }]) => [
      name,
      { version: '0', entry, preload: {}, requires: {}, routes, slots },
    ]),
  );
  const told = JSON.stringify({ ...boot, hostEntry: entry, manifest: { ...boot.manifest, remotes } });
  return html
    .replace(bootElement, () => told.replaceAll('<', String.raw`\u003c`))
    .replaceAll(/<link rel="modulepreload" href="\/mfe\/[^>]*>\n/g, '')
    .replaceAll(/\/assets\/(host|visitor)\.\w+\.js/g, entry);
};
