import { EventStoreDBClient, START } from '@eventstore/db-client';
import { credentials as channelCredentials, Metadata, status, type ServiceError } from '@grpc/grpc-js';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessUrl } from '../access/access.ts';
import { connect, event, failureOf, newStream, read, startTestLog, temporaryAccess } from '../testing/targets.ts';
import { GossipClient, ServerFeaturesClient, shared, streams, StreamsClient } from './messages.ts';

let kept: Awaited<ReturnType<typeof temporaryAccess>>;
let log: Awaited<ReturnType<typeof startTestLog>>;
const clients: EventStoreDBClient[] = [];
const clientOf = (url: string) => {
  const client = connect(url);
  clients.push(client);
  return client;
};
beforeAll(async () => {
  kept = await temporaryAccess();
  log = await startTestLog({ access: kept.access });
});
afterAll(async () => {
  await Promise.all(clients.map((client) => client.dispose()));
  await log.drain();
  await Promise.all([log.dropDatabase(), kept.remove()]);
});

const address = () => `127.0.0.1:${log.port}`;
const withoutCredentials = () => log.url.replace(/\/\/[^@]+@/, '//');
const withPassword = (password: string) => accessUrl({ ...kept.access, password }, '127.0.0.1', log.port);
const wrongPerCall = { credentials: { username: 'academic-hub', password: 'wrong' } };

describe('a client with the password that trusts the authority', () => {
  it('appends, reads and subscribes', async () => {
    const client = clientOf(log.url);
    const stream = newStream();
    await client.appendToStream(stream, event(), { expectedRevision: 'no_stream' });
    const subscription = client.subscribeToStream(stream, { fromRevision: START });
    const seen: unknown[] = [];
    subscription.on('data', ({ event: { revision } = {} }) => seen.push(revision));
    await once(subscription, 'caughtUp');
    const credentials = { username: kept.access.user, password: kept.access.password };
    await client.appendToStream(stream, event(), { credentials, expectedRevision: 0n });
    await expect.poll(() => seen).toEqual([0n, 1n]);
    expect(await read(client, stream)).toHaveLength(2);
    await subscription.unsubscribe();
  });

  it('connects to localhost, and to a discovered cluster', async () => {
    const discovered = new EventStoreDBClient(
      { endpoints: [{ address: 'localhost', port: log.port }] },
      { rootCertificate: await readFile(kept.access.authorityFile) },
      { username: kept.access.user, password: kept.access.password },
    );
    clients.push(discovered);
    expect((await discovered.appendToStream(newStream(), event())).success).toBe(true);
  });
});

describe.each([
  ['a wrong password', () => withPassword('wrong')],
  ['no credentials', withoutCredentials],
])('a client with %s', (_, url) => {
  it('is denied every kind of call', async () => {
    const client = clientOf(url());
    const stream = newStream();
    const calls = [
      () => client.appendToStream(stream, event()),
      () => client.appendToStream(stream, event(), wrongPerCall),
      () => read(client, stream),
      () => client.deleteStream(stream),
      () => client.tombstoneStream(stream),
    ];
    for (const call of calls) expect(await failureOf(call())).toMatchObject({ type: 'access-denied' });
    const ended = new Promise((resolve) => client.subscribeToAll().on('error', resolve).resume());
    expect(await ended).toMatchObject({ type: 'access-denied' });
    expect((await failureOf(read(clientOf(log.url), stream))).type).toBe('stream-not-found');
  });
});

it('a client that does not trust the authority cannot connect', async () => {
  const client = clientOf(log.url.replace(/&tlsCAFile=.*/, ''));
  expect(await failureOf(client.appendToStream(newStream(), event()))).toMatchObject({ code: status.UNAVAILABLE });
});

it('a client without TLS cannot connect', async () => {
  const client = clientOf(`esdb://${address()}?tls=false`);
  expect(await failureOf(client.appendToStream(newStream(), event()))).toMatchObject({ code: status.UNAVAILABLE });
});

describe('on the wire', () => {
  const secure = async () => channelCredentials.createSsl(await readFile(kept.access.authorityFile));

  it('the first calls of a client need no credentials', async () => {
    const features = new ServerFeaturesClient(address(), await secure());
    const gossip = new GossipClient(address(), await secure());
    const methods = await new Promise((resolve, reject) => {
      features.getSupportedMethods(new shared.Empty(), (error, answer) => (error ? reject(error) : resolve(answer)));
    });
    const cluster = await new Promise((resolve, reject) => {
      gossip.read(new shared.Empty(), (error, answer) => (error ? reject(error) : resolve(answer)));
    });
    expect([methods, cluster]).toEqual([expect.anything(), expect.anything()]);
    features.close();
    gossip.close();
  });

  it.each([
    ['nothing', undefined],
    ['another scheme', 'Bearer x'],
    ['no base64', 'Basic ???'],
  ])('%s for credentials is UNAUTHENTICATED, without a trailer', async (_, authorization) => {
    const client = new StreamsClient(address(), await secure());
    const metadata = new Metadata();
    if (authorization !== undefined) metadata.set('authorization', authorization);
    const error = await new Promise<ServiceError | null>((resolve) => {
      client.delete(new streams.DeleteReq(), metadata, resolve);
    });
    expect(error?.code).toBe(status.UNAUTHENTICATED);
    expect(error?.metadata.get('exception')).toEqual([]);
    client.close();
  });
});
