import type { Context } from 'koa';
import { Readable } from 'node:stream';
import { rangeOf } from './byte-range.ts';
import type { FileResponse, PartlyRead } from '../index.ts';

/** What a browser may show itself; everything else is downloaded, whatever the feature asks (ASVS 5.0 V3.2.1). */
const shown = new Set(['application/pdf', 'image/png', 'image/jpeg', 'image/gif', 'image/webp', 'text/plain']);

/** Control characters and those that change the direction of writing could disguise a name. */
const disguising = /[\p{Cc}\p{Cf}]/gu;

/** The whole of a file, or the part that is asked for: how a browser leafs through a long PDF. */
const sendPartly = (ctx: Context, { size, etag, read }: PartlyRead) => {
  const range = rangeOf({ range: ctx.get('Range'), ifRange: ctx.get('If-Range'), etag, size });
  const { start, end } = range ?? { start: 0, end: size - 1 };
  ctx.status = range ? 206 : 200;
  ctx.set('Accept-Ranges', 'bytes');
  ctx.set('ETag', etag);
  if (range) ctx.set('Content-Range', `bytes ${start}-${end}/${size}`);
  ctx.body = Readable.from(read({ start, end }), { objectMode: false });
  ctx.length = end - start + 1;
};

const send = (ctx: Context, content: FileResponse['content']) => {
  if (content instanceof Readable) ctx.body = content;
  else if (content instanceof Uint8Array) {
    ctx.body = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  } else sendPartly(ctx, content);
};

/** Sends a file so that it can never run as part of this site. @throws RefusedRequest 416 */
export const sendFile = (ctx: Context, { content, name, mimeType, charset, inline = false }: FileResponse): void => {
  send(ctx, content);
  ctx.compress = false; // parts are those of the file as it is
  const type = inline && shown.has(mimeType) ? 'inline' : 'attachment';
  ctx.attachment(name.replaceAll(disguising, '') || 'file', { type });
  ctx.type = mimeType.startsWith('text/') ? `${mimeType}; charset=${charset ?? 'utf-8'}` : mimeType;
  // Chrome shows no PDF in a sandbox
  const sandbox = mimeType === 'application/pdf' ? '' : '; sandbox';
  ctx.set('Content-Security-Policy', `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'${sandbox}`);
};
