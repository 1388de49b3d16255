import type { Context } from 'koa';
import { Readable } from 'node:stream';
import type { FileAnswer } from './request.ts';

/** What a browser may show itself; everything else is downloaded, whatever the feature asks (ASVS 5.0 V3.2.1). */
const shown = new Set(['application/pdf', 'image/png', 'image/jpeg', 'image/gif', 'image/webp', 'text/plain']);

/** Control characters and those that change the direction of writing could disguise a name. */
const disguising = /[\p{Cc}\p{Cf}]/gu;

/** Sends a file so that it can never run as part of this site. */
export const sendFile = (ctx: Context, { content, name, mimeType, inline = false }: FileAnswer): void => {
  const type = inline && shown.has(mimeType) ? 'inline' : 'attachment';
  ctx.attachment(name.replaceAll(disguising, '') || 'file', { type });
  ctx.type = mimeType === 'text/plain' ? 'text/plain; charset=utf-8' : mimeType;
  // Chrome shows no PDF in a sandbox
  const sandbox = mimeType === 'application/pdf' ? '' : '; sandbox';
  ctx.set('Content-Security-Policy', `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'${sandbox}`);
  ctx.body =
    content instanceof Readable ? content : Buffer.from(content.buffer, content.byteOffset, content.byteLength);
};
