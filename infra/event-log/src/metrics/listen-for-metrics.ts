import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics, type Registry } from 'prom-client';

interface Where {
  host: string;
  /** 0 picks a free one. */
  port: number;
}

/**
 * Serves `GET /metrics` for Prometheus on a separate port; everything else is 404. There is no authentication: keep it
 * on loopback or a private network.
 * @throws an error that names the port when it is taken
 */
export async function listenForMetrics(registry: Registry, { host, port }: Where) {
  collectDefaultMetrics({ register: registry });
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(503).end(),
    );
  });
  server.listen(port, host);
  await once(server, 'listening').catch((cause: Error) => {
    throw new Error(`Metrics cannot be served on ${host}:${port}: ${cause.message}`, { cause });
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
