import { manifestFor, type RemotesFile, type RemotesManifest, type UserId, type UserView } from '@hub/contracts';
import type { Context, Middleware, Next } from 'koa';
import { stateOf, styleNonce } from '../index.ts';
import { matches, notBuiltHtml, pageHtml, preloads, type SlotsOfPages } from './page.ts';
import type { ChooseTexts } from './page-texts.ts';
import type { WebBuild } from './web-files.ts';

interface WebOptions {
  readonly build: () => Promise<WebBuild | null>;
  /** What this student gets; for null, a visitor. */
  readonly manifestOf: (published: RemotesFile, userId: UserId | null) => Promise<RemotesManifest>;
  readonly userView: (id: UserId) => Promise<UserView | null>;
  /** Paths of the shell's pages; the manifest lists those of the remotes. */
  readonly shellRoutes: readonly string[];
  readonly slots: SlotsOfPages;
  readonly texts: ChooseTexts;
}

/** Also there for a page that asks which build is the newest. */
const manifestPath = '/remotes.json';

/**
 * Responds to every other path with the page for this visitor: which entry, what to preload, who is signed in; and with the
 * manifest of the remotes alone.
 */
export const web =
  ({ build, manifestOf, userView, shellRoutes, slots, texts }: WebOptions): Middleware =>
  async (ctx: Context, next: Next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    ctx.type = 'text/html; charset=utf-8';
    ctx.set('Cache-Control', 'no-cache');
    ctx.vary('Accept-Language');
    const built = await build();
    if (!built) {
      ctx.status = 503;
      ctx.body = notBuiltHtml;
      return;
    }
    const { userId } = stateOf(ctx);
    const user = userId && (await userView(userId));
    const manifest = manifestFor(user?.roles ?? [], await manifestOf(built.manifest, user ? userId : null));
    if (ctx.path === manifestPath) {
      ctx.type = 'json';
      ctx.body = manifest;
      return;
    }
    const { visitor, host } = built.shell;
    // links from mails work for anyone who has them, signed in or not
    const entry = user && !ctx.path.startsWith('/auth/') ? host : visitor;
    const routes = [...shellRoutes, ...Object.values(manifest.remotes).flatMap((remote) => remote.routes)];
    ctx.status = routes.some((route) => matches(route, ctx.path)) ? 200 : 404;
    ctx.body = pageHtml({
      entry,
      preload: preloads({ ...built, manifest }, { entry, path: ctx.path, slots }),
      boot: { user, manifest, hostEntry: host },
      texts: texts((languages) => ctx.acceptsLanguages(languages)),
      nonce: styleNonce(ctx.res),
    });
  };
