import { type Reach, requestPublicly } from '@hub/safe-fetch';
import { encrypt } from 'http_ece';
import { createECDH } from 'node:crypto';
import { vapidHeader, vapidKey } from './vapid.ts';

/** Where a browser wants its messages, as its push service named the place; keys in base64url. */
export interface PushAddress {
  readonly address: string;
  /** The browser's public key, `p256dh`. */
  readonly key: string;
  /** `auth`. */
  readonly secret: string;
}

interface PushMessage {
  /** At most 3,000 bytes as UTF-8: push services take 4,096 with encryption and padding. */
  readonly payload: string;
  /** How many seconds the push service keeps it for a device that is off. */
  readonly ttl: number;
  /** A later message of the same topic takes the place of one that was not delivered yet: at most 32 of A–Z, a–z, 0–9, - and _. */
  readonly topic: string;
}

/** Sends messages to browsers through the push services they chose (RFC 8030, 8291, 8292). */
export interface WebPush {
  /** With it browsers subscribe. */
  readonly publicKey: string;
  /**
   * Hands a message to the push service, once, without redirects; returns the status of its response, which is 201 for one
   * that it took, and 404 or 410 for a device that is gone.
   * @throws NotPublicError; any error of the connection; the reason of the signal
   */
  send(to: PushAddress, message: PushMessage, signal: AbortSignal): Promise<number>;
}

const encrypted = ({ key, secret }: PushAddress, payload: string) => {
  const privateKey = createECDH('prime256v1');
  privateKey.generateKeys();
  return encrypt(Buffer.from(payload), { version: 'aes128gcm', privateKey, dh: key, authSecret: secret });
};

interface WebPushSettings {
  readonly masterKey: Buffer;
  /** Who sends, for the operators of a push service. */
  readonly publicUrl: string;
  readonly reach: Reach;
}

/** The address of a push service comes from a browser, so it is asked like any address of a stranger. */
export const createWebPush = ({ masterKey, publicUrl, reach }: WebPushSettings): WebPush => {
  const key = vapidKey(masterKey);
  return {
    publicKey: key.public,
    async send(to, { payload, ttl, topic }, signal) {
      const url = new URL(to.address);
      const body = encrypted(to, payload);
      const headers = {
        authorization: await vapidHeader(key, { audience: url.origin, contact: publicUrl }),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        'content-length': body.byteLength,
        ttl,
        topic,
        urgency: 'normal',
      };
      return requestPublicly(url, { method: 'POST', reach, signal, headers, body }, ({ statusCode = 0 }) => statusCode);
    },
  };
};
