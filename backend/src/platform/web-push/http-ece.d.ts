declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  interface WebPushKeys {
    readonly version: 'aes128gcm';
    /** Of the sender, for this message alone. */
    readonly privateKey: ECDH;
    /** The receiver's public key and secret, in base64url. */
    readonly dh: string;
    readonly authSecret: string;
  }
  export const encrypt: (payload: Buffer, keys: WebPushKeys) => Buffer;
}
