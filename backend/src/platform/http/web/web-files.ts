import { RemotesFile } from '@hub/contracts';
import { send } from '@koa/send';
import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Context, Middleware, Next } from 'koa';
import { z } from 'zod';
import { isNoSuchFile } from '../../files/index.ts';
import { RefusedRequest } from '../index.ts';

const Shell = z.object({ visitor: z.string(), host: z.string() });

/** `shell` has two entries, for visitors and for students; paths are absolute on the origin. */
export interface WebBuild {
  readonly shell: z.infer<typeof Shell>;
  readonly manifest: RemotesFile;
}

const readCached = <Content>(path: string, schema: z.ZodType<Content>) => {
  let cache: { stamp: string; content: Content } | undefined;
  return async () => {
    const { mtimeMs, size, ino } = await stat(path);
    const stamp = `${mtimeMs} ${size} ${ino}`;
    if (cache?.stamp !== stamp) cache = { stamp, content: schema.parse(JSON.parse(await readFile(path, 'utf8'))) };
    return cache.content;
  };
};

/** Reads the manifest of the front end's build as a start published it, again whenever it has changed; null when there is none. */
export const webBuild = (dir: string) => {
  const shell = readCached(join(dir, 'shell.json'), Shell);
  const manifest = readCached(join(dir, 'remotes.json'), RemotesFile);
  return async (): Promise<WebBuild | null> => {
    try {
      return { shell: await shell(), manifest: await manifest() };
    } catch (error) {
      if (isNoSuchFile(error)) return null;
      throw error;
    }
  };
};

/** Files with a hash in their name: cached permanently. */
const hashed = /^\/(assets|mfe\/[^/]+\/[^/]+\/assets)\//;
/** Files with a fixed name, which a release replaces. */
const named = /^\/(shell\.json|sw\.js|manifest\.webmanifest|icons\/[^/]+)$/;
const isMissing = (error: unknown) => error instanceof Error && 'status' in error && error.status === 404;

/** The content of a file that is not in the folder of built files, by its path on the origin; null when there is none. */
type StoredContent = (path: string) => Promise<Uint8Array | null>;

const encodings = { br: '.br', gzip: '.gz' } as const;

/** Sends a stored file, compressed if the browser accepts it. */
const sendStored = async (ctx: Context, contentAt: StoredContent) => {
  const packed = (['br', 'gzip'] as const).find((encoding) => ctx.acceptsEncodings(encoding) === encoding);
  const compressed = packed && (await contentAt(ctx.path + encodings[packed]));
  const content = compressed ?? (await contentAt(ctx.path));
  if (!content) return false;
  if (compressed && packed) ctx.set('Content-Encoding', packed);
  ctx.body = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  ctx.type = extname(ctx.path);
  return true;
};

/** Serves built files and their .br and .gz variants; those that are not in the folder from where teams uploaded them. */
export const webFiles =
  (dir: string, contentAt: StoredContent = () => Promise.resolve(null)): Middleware =>
  async (ctx: Context, next: Next) => {
    const isHashed = hashed.test(ctx.path);
    if (!isHashed && !named.test(ctx.path)) return next();
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') throw new RefusedRequest(405);
    try {
      const sent = await send(ctx, ctx.path, { root: dir }).catch(async (error: unknown) => {
        if (!isHashed || !isMissing(error)) throw error;
        return sendStored(ctx, contentAt);
      });
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
