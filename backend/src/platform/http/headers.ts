import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import helmet from 'koa-helmet';
import type { Context, Middleware, Next } from 'koa';
import { isApi } from './is-api.ts';

/** The hash of the empty string: emotion's style element is empty because its rules are inserted through CSSOM. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const nonceOf = new WeakMap<ServerResponse, string>();

/** Nonce for style elements that libraries insert themselves (scroll locks of dialogs); the page passes it to them. */
export const styleNonce = (response: ServerResponse): string => {
  const nonce = nonceOf.get(response) ?? randomBytes(16).toString('base64');
  nonceOf.set(response, nonce);
  return nonce;
};

const security = () =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", emptyStyle, (_request, response) => `'nonce-${styleNonce(response)}'`],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        frameSrc: ["'self'"],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['hub-worker', 'hub-pdf'], // the addresses of the service worker and of the PDF reader's worker
      },
    },
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
    referrerPolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
  });

const noStore = (): Middleware => async (ctx: Context, next: Next) => {
  if (isApi(ctx.path)) ctx.set('Cache-Control', 'no-store');
  ctx.set('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
  await next();
};

/** Security headers for every response (federation.md §1.6, ASVS 5.0 V3.4). */
export const headers = (): Middleware[] => [security(), noStore()];
