import type { IncomingMessage, ServerResponse } from 'node:http';
import { collectDefaultMetrics } from 'prom-client';
import type { Logger } from 'pino';
import { registry } from '../observability/index.ts';
import { listen, type Listening } from './listen.ts';

interface Where {
  readonly port: number;
  readonly host: string;
}

interface Source {
  readonly log: Logger;
  /** Called before every answer, for what is read rather than counted. */
  readonly refresh?: () => Promise<void>;
}

const answer =
  ({ log, refresh }: Source) =>
  async (request: IncomingMessage, response: ServerResponse) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end();
      return;
    }
    try {
      await refresh?.();
      const text = await registry.metrics();
      response.writeHead(200, { 'content-type': registry.contentType }).end(text);
    } catch (error) {
      log.warn({ err: error }, 'the figures could not be read');
      response.writeHead(503).end();
    }
  };

/**
 * `GET /metrics` for Prometheus, on a port of its own; everything else is 404. It has no lock: keep it on loopback
 * or in a network of its own. Null where no port is given.
 * @throws Error with code EADDRINUSE when the port is taken
 */
export const listenForMetrics = async (where: Where | null, source: Source): Promise<Listening | null> => {
  if (!where) return null;
  collectDefaultMetrics({ register: registry });
  const listening = await listen(answer(source), where);
  source.log.info({ port: listening.port }, 'figures at /metrics');
  return listening;
};
