interface Asked {
  url: URL;
  request: Pick<Request, 'mode' | 'method'>;
}

const hashed = /^\/(assets|mfe\/[^/]+\/[^/]+\/assets)\//;
const agenda = /^\/api\/(classes|events|tasks)(\/|$)/;
const served = /^\/(api|uploads|auth)(\/|$)/;

/** A built file: its name holds the hash of its content, so a copy is as good as the file. */
export const isBuiltFile = ({ url }: Asked) => hashed.test(url.pathname);

/** What a student's next days are made of. */
export const isAgenda = ({ url, request }: Asked) => request.method === 'GET' && agenda.test(url.pathname);

/** A page of the app. They are all one page: its scripts draw what the address names. */
export const isPage = ({ url, request }: Asked) =>
  (request.mode === 'navigate' || url.pathname === '/') && !served.test(url.pathname);
