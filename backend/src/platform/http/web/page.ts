import type { Boot, Remote, RemotesManifest } from '@hub/contracts';
import { escapeHtml } from './escape-html.ts';
import { inertJson } from './inert-json.ts';
import type { PageTexts } from './page-texts.ts';
import { waitingCss } from './waiting-page.ts';
import type { WebBuild } from './web-files.ts';

/** The slots on each page, by its path in router form. */
export type SlotsOfPages = Readonly<Record<string, readonly string[]>>;

const routeParts = (path: string) => path.replace(/\/+$/, '').split('/');

/** Whether a path matches a route in router form: `/class/:id`, `/calendar/*`. */
export const matches = (route: string, path: string): boolean => {
  const pattern = routeParts(route);
  const actual = routeParts(path);
  if (pattern.at(-1) === '*') return pattern.slice(0, -1).every((part, index) => matchesPart(part, actual[index]));
  return pattern.length === actual.length && pattern.every((part, index) => matchesPart(part, actual[index]));
};

const matchesPart = (pattern: string, actual: string | undefined) =>
  actual !== undefined && (pattern.startsWith(':') ? actual !== '' : pattern === actual);

const lifecycles = './lifecycles';

/** The exposed modules of a remote that a page needs. */
const exposedOn = (remote: Remote, path: string, slots: readonly string[]) => [
  ...(remote.routes.some((route) => matches(route, path)) ? [lifecycles] : []),
  ...slots.flatMap((slot) => remote.slots[slot] ?? []),
];

/** Files to preload, the shell's entry first. */
export const preloads = (
  build: Pick<WebBuild, 'shell'> & { readonly manifest: RemotesManifest },
  { entry, path, slots }: { entry: string; path: string; slots: SlotsOfPages },
): string[] => {
  const shown = Object.entries(slots).flatMap(([route, names]) => (matches(route, path) ? names : []));
  const remotes = Object.values(build.manifest.remotes).flatMap((remote) => {
    const exposed = exposedOn(remote, path, shown);
    return exposed.length === 0 ? [] : [remote.entry, ...exposed.flatMap((name) => remote.preload[name] ?? [])];
  });
  return [...new Set([entry, ...(entry === build.shell.host ? remotes : [])])];
};

/** The visitor-specific parts of the page. Paths are absolute on the origin; `entry` is the first of `preload`. */
export interface Page {
  readonly entry: string;
  readonly preload: readonly string[];
  readonly boot: Boot;
  readonly texts: PageTexts;
  readonly nonce: string;
}

/** The product's only page: the entry that it loads renders everything else. */
export const pageHtml = ({ entry, preload, boot, texts, nonce }: Page): string => `<!doctype html>
<html lang="${texts.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Academic Hub</title>
${preload.map((file, index) => `<link rel="modulepreload" href="${escapeHtml(file)}"${index === 0 ? ' fetchpriority="high"' : ''}>`).join('\n')}
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#f6f7fb" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#0e111a" media="(prefers-color-scheme: dark)">
<meta name="description" content="Academic Hub: classes, tasks, events and documents of a student, in one place.">
<link rel="icon" href="/icons/icon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/icons/icon-192.png">
<link rel="manifest" href="/manifest.webmanifest">
<style nonce="${nonce}">${waitingCss}</style>
${texts.html}<script type="application/json" id="boot">${inertJson(boot)}</script>
<script type="module" src="${escapeHtml(entry)}" nonce="${nonce}"></script>
</head>
<body><div id="root">${texts.waiting}</div></body>
</html>
`;

/** Sent with 503 while the front end is not built, as in a fresh checkout. */
export const notBuiltHtml = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Academic Hub</title></head>
<body><p>The front end is not built yet. Start the product with "pnpm start", which builds it.</p></body></html>
`;
