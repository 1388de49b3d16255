import createCache from '@emotion/cache';

// the server allows style elements by a nonce, and puts it on the page's script
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;

/**
 * The page's one emotion cache, used by the shell and by every remote. It writes styles as they stand, without the
 * prefixes of vendors, which no browser we build for wants and every style would pay for.
 */
export const styleCache = createCache({ key: 's', stylisPlugins: [], ...(nonce && { nonce }) });
