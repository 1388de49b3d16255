import { RemotesManifest } from '@hub/contracts';
import { send } from '@koa/send';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context, Middleware, Next } from 'koa';
import { z } from 'zod';
import { isNoSuchFile } from '../../files/index.ts';
import { RefusedRequest } from '../index.ts';

const Shell = z.object({ visitor: z.string(), host: z.string() });

/** `shell` names its two entries, for visitors and for students; paths are absolute on the origin. */
export interface WebBuild {
  readonly shell: z.infer<typeof Shell>;
  readonly manifest: RemotesManifest;
}

const cached = <Content>(path: string, schema: z.ZodType<Content>) => {
  let seen: { stamp: string; content: Content } | undefined;
  return async () => {
    const { mtimeMs, size, ino } = await stat(path);
    const stamp = `${mtimeMs} ${size} ${ino}`;
    if (seen?.stamp !== stamp) seen = { stamp, content: schema.parse(JSON.parse(await readFile(path, 'utf8'))) };
    return seen.content;
  };
};

/** Reads what the front end's build left, again whenever it has changed; null when there is none. */
export const webBuild = (dir: string) => {
  const shell = cached(join(dir, 'shell.json'), Shell);
  const manifest = cached(join(dir, 'remotes.json'), RemotesManifest);
  return async (): Promise<WebBuild | null> => {
    try {
      return { shell: await shell(), manifest: await manifest() };
    } catch (error) {
      if (isNoSuchFile(error)) return null;
      throw error;
    }
  };
};

/** Files with a hash in their name: never asked for twice. */
const hashed = /^\/(assets|mfe\/[^/]+\/[^/]+\/assets)\//;
/** Files with a name of their own, which a release replaces. */
const named = /^\/((remotes|shell)\.json|sw\.js|manifest\.webmanifest|icons\/[^/]+)$/;
const isMissing = (error: unknown) => error instanceof Error && 'status' in error && error.status === 404;

/** Serves built files with their .br and .gz siblings. */
export const webFiles =
  (dir: string): Middleware =>
  async (ctx: Context, next: Next) => {
    const isHashed = hashed.test(ctx.path);
    if (!isHashed && !named.test(ctx.path)) return next();
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') throw new RefusedRequest(405);
    try {
      const sent = await send(ctx, ctx.path, { root: dir });
      if (!sent) throw new RefusedRequest(404); // a folder or a hidden file
      ctx.set('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      ctx.vary('Accept-Encoding');
      if (ctx.type.startsWith('text/') || ctx.type.endsWith('javascript')) ctx.type = `${ctx.type}; charset=utf-8`;
    } catch (error) {
      if (!isMissing(error)) throw error;
      ctx.status = 404;
      ctx.set('Cache-Control', 'no-store');
      ctx.body = 'Not found';
    }
  };
