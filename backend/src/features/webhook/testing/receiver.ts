import { once } from 'node:events';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { WebhookMessage } from '@hub/contracts';

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

type Respond = (response: ServerResponse) => void;

const accept: Respond = (response) => void response.writeHead(204).end();

/** A receiver of webhooks on this machine. */
export const startReceiver = async () => {
  const received: Received[] = [];
  let respond = accept;
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    received.push({ headers: request.headers, body: await text(request) });
    respond(response);
  };
  const server = createServer((request, response) => void receive(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/hook?of=ann`,
    received,
    messages: () => received.map(({ body }) => WebhookMessage.strict().parse(JSON.parse(body))),
    types: () => received.map(({ body }) => WebhookMessage.parse(JSON.parse(body)).type),
    ids: () => received.map(({ headers }) => headers['webhook-id']),
    respond: (next: Respond = accept) => void (respond = next),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;

const headerOf = (headers: IncomingHttpHeaders, name: string) => {
  const value = headers[name];
  if (typeof value !== 'string') throw new Error(`${name} is missing`);
  return value;
};

/** As a receiver checks it who only knows the specification (Standard Webhooks 1.0). */
export const isGenuine = ({ headers, body }: Received, secret: string): boolean => {
  const key = Buffer.from(/^whsec_(.+)$/.exec(secret)?.[1] ?? '', 'base64');
  const timestamp = headerOf(headers, 'webhook-timestamp');
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > 300) return false;
  const signed = `${headerOf(headers, 'webhook-id')}.${timestamp}.${body}`;
  const expected = createHmac('sha256', key).update(signed).digest();
  return headerOf(headers, 'webhook-signature')
    .split(' ')
    .filter((each) => each.startsWith('v1,'))
    .map((each) => Buffer.from(each.slice(3), 'base64'))
    .some((each) => each.length === expected.length && timingSafeEqual(each, expected));
};
