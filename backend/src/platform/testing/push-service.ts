import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, randomUUID, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import type { PushAddress } from '../web-push/index.ts';

/** A browser that subscribed. */
export interface PushDevice {
  readonly at: PushAddress;
  /** What it was sent, decrypted, oldest first. */
  received(): readonly string[];
  /**
   * The status of responses from now on; null takes messages again. `after` runs when a message has arrived; if it fails,
   * the connection ends without a response.
   */
  answerWith(status: number | null, after?: () => Promise<unknown>): void;
}

interface Seen {
  readonly ttl: unknown;
  readonly topic: unknown;
  /** Who sent it, as it says and signs. */
  readonly subject: string;
  /** As it arrived. */
  readonly body: Buffer;
}

/** A push service in this process that checks what it is sent as the standards say (RFC 8030, 8188, 8291, 8292). */
export interface PushService {
  readonly origin: string;
  /** Subscribes a new browser for messages of this sender. */
  device(senderKey: string): PushDevice;
  last(): Seen | undefined;
  stop(): Promise<void>;
}

const Claims = z.object({ aud: z.string(), exp: z.number(), sub: z.string() });

const json = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString());

/** Returns the subject of the token; null when its signature, its time or its audience is wrong. */
const senderOf = (header: string, { senderKey, origin }: { senderKey: string; origin: string }) => {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(\S+)$/.exec(header) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  if (key !== senderKey || point.length !== 65) return null;
  const [x, y] = [point.toString('base64url', 1, 33), point.toString('base64url', 33)];
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  const isSigned = verify('sha256', Buffer.from(`${head}.${claims}`), signed, Buffer.from(signature, 'base64url'));
  const { aud, exp, sub } = Claims.parse(json(claims));
  const seconds = Date.now() / 1000;
  const isRight = (json(head) as { alg: string }).alg === 'ES256' && aud === origin;
  return isSigned && isRight && exp > seconds && exp <= seconds + 86_400 ? sub : null;
};

/** The text of one record of `aes128gcm`, with the keys of RFC 8291 §3.4. */
const decrypted = (body: Buffer, own: ReturnType<typeof createECDH>, secret: Buffer) => {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + (body[20] ?? 0));
  const record = body.subarray(21 + sender.length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender]);
  const input = Buffer.from(hkdfSync('sha256', own.computeSecret(sender), secret, info, 32));
  const key = Buffer.from(hkdfSync('sha256', input, salt, 'Content-Encoding: aes128gcm\0', 16));
  const nonce = Buffer.from(hkdfSync('sha256', input, salt, 'Content-Encoding: nonce\0', 12));
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString(); // 2 ends the last record
};

export const startPushService = async (): Promise<PushService> => {
  const receivers = new Map<string, (request: IncomingMessage) => Promise<number>>();
  let last: Seen | undefined;
  const server = createServer((request, response) => {
    const receive = receivers.get(request.url ?? '') ?? (() => Promise.resolve(404));
    receive(request).then(
      (status) => response.writeHead(status).end(),
      () => response.destroy(),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    origin,
    device(senderKey) {
      const own = createECDH('prime256v1');
      own.generateKeys();
      const secret = randomBytes(16);
      const texts: string[] = [];
      let answer: { status: number | null; after?: (() => Promise<unknown>) | undefined } = { status: null };
      const path = `/push/${randomUUID()}`;
      receivers.set(path, async (request) => {
        const { headers } = request;
        const body = await buffer(request);
        const subject = senderOf(headers.authorization ?? '', { senderKey, origin });
        if (subject === null) return 403;
        if (headers['content-encoding'] !== 'aes128gcm' || !/^\d+$/.test(String(headers['ttl']))) return 400;
        if (body.length > 4096) return 413;
        last = { ttl: headers['ttl'], topic: headers['topic'], subject, body };
        const text = decrypted(body, own, secret);
        if (answer.status === null) texts.push(text);
        await answer.after?.();
        return answer.status ?? 201;
      });
      return {
        at: { address: origin + path, key: own.getPublicKey('base64url'), secret: secret.toString('base64url') },
        received: () => texts,
        answerWith(status, after) {
          answer = { status, after };
        },
      };
    },
    last: () => last,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
