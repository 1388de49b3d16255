/** The subset of `fetch` that a call uses. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

const withoutBody = new Set([204, 205, 304]);

/**
 * A `fetch` that reports the fraction of the body that has been sent, from 0 to 1; the browser's own cannot. It
 * rejects with `TypeError` when the server cannot be reached, and with the signal's reason when aborted.
 */
export const countedFetch =
  (onSent: (fraction: number) => void): Fetch =>
  (url, { method = 'GET', headers, body, credentials, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, url);
      request.withCredentials = credentials === 'include';
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        if (lengthComputable) onSent(loaded / total);
      });
      request.addEventListener('load', () => {
        const { status, statusText, response } = request;
        resolve(new Response(withoutBody.has(status) ? null : String(response), { status, statusText }));
      });
      request.addEventListener('error', () => reject(new TypeError('The server cannot be reached')));
      request.addEventListener('abort', () => reject(signal?.reason as Error));
      signal?.addEventListener('abort', () => request.abort());
      request.send(body as XMLHttpRequestBodyInit | null);
    });
