import { readFile } from 'node:fs/promises';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

interface Front {
  /** Origin of the running product. */
  upstream: string;
  /** Replaces the product's page. */
  page: (html: string) => string;
  /** A folder whose `/assets` take precedence over the product's. */
  web?: string;
}

const types: Readonly<Record<string, string>> = { js: 'text/javascript; charset=utf-8', png: 'image/png' };

/** The product with another front end: the same API and transport, other scripts. */
export const openFront = async ({ upstream, page, web }: Front) => {
  const compressed = new Map<string, Promise<Buffer>>();

  const assetOf = (folder: string, path: string) => {
    const read = async () => {
      const content = await readFile(join(folder, path));
      return path.endsWith('.js') ? brotliCompressSync(content) : content;
    };
    const known = compressed.get(path) ?? read();
    compressed.set(path, known);
    return known;
  };

  const sendAsset = async (folder: string, path: string, answer: ServerResponse) => {
    const content = await assetOf(folder, path);
    answer.writeHead(200, {
      'Content-Type': types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
      'Content-Length': content.length,
      ...(path.endsWith('.js') && { 'Content-Encoding': 'br' }),
    });
    answer.end(content);
  };

  const sendPage = async (from: IncomingMessage, answer: ServerResponse) => {
    const html = page(Buffer.concat(await from.toArray()).toString());
    const { 'content-length': _, 'transfer-encoding': __, ...headers } = from.headers;
    const content = brotliCompressSync(html);
    answer.writeHead(from.statusCode ?? 500, {
      ...headers,
      'content-encoding': 'br',
      'content-length': content.length,
    });
    answer.end(content);
  };

  const passOn = (asked: IncomingMessage, answer: ServerResponse) => {
    const isPage = asked.headers.accept?.startsWith('text/html');
    const headers = {
      ...asked.headers,
      host: new URL(upstream).host,
      ...(isPage && { 'accept-encoding': 'identity' }),
    };
    const onward = request(new URL(asked.url ?? '/', upstream), { headers, method: asked.method }, (from) => {
      if (isPage) return void sendPage(from, answer);
      answer.writeHead(from.statusCode ?? 500, from.headers);
      from.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    answer.on('close', () => onward.destroy());
    asked.pipe(onward);
  };

  const server = createServer((asked, answer) => {
    const path = asked.url ?? '/';
    if (web === undefined || !path.startsWith('/assets/')) return passOn(asked, answer);
    sendAsset(web, path, answer).catch(() => answer.writeHead(404).end());
  });
  await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
