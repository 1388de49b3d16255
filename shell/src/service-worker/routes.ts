interface Asked {
  url: URL;
  request: Pick<Request, 'mode' | 'method'>;
}

const hashed = /^\/(assets|mfe\/[^/]+\/[^/]+\/assets)\//;
const agenda = /^\/api\/(classes|events|tasks)(\/|$)/;
const served = /^\/(api|uploads|auth)(\/|$)/;

/** A built file: its name contains the hash of its content, so a cached copy never goes stale. */
export const isBuiltFile = ({ url }: Asked) => hashed.test(url.pathname);

/** Reads that make up the agenda of the next days. */
export const isAgenda = ({ url, request }: Asked) => request.method === 'GET' && agenda.test(url.pathname);

/** A page of the app. All addresses get the same HTML. */
export const isPage = ({ url, request }: Asked) =>
  (request.mode === 'navigate' || url.pathname === '/') && !served.test(url.pathname);
