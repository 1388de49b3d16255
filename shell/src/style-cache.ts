import createCache from '@emotion/cache';

// the server allows style elements by a nonce, and puts it on the page's script
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;

/**
 * The page's emotion cache, used by the shell and every remote. It adds no vendor prefixes: no supported browser
 * needs them, and they would slow down every style.
 */
export const styleCache = createCache({ key: 's', stylisPlugins: [], ...(nonce && { nonce }) });
