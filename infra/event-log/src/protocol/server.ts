import { Server, ServerCredentials, type MethodDefinition } from '@grpc/grpc-js';
import type { Access } from '../access/access.ts';
import { appendHandler } from './append.ts';
import { authentication } from './authentication.ts';
import { batchAppendHandler } from './batch-append.ts';
import { deleteHandler, tombstoneHandler } from './delete.ts';
import { gossipHandler } from './gossip.ts';
import { GossipService, ServerFeaturesService, StreamsService, type Streams } from './messages.ts';
import { pipelining } from './pipelining.ts';
import { readHandler } from './read.ts';
import { supportedMethodsHandler } from './server-features.ts';
import type { Service } from './service.ts';

/** Read responses are already encoded. */
const read: MethodDefinition<Streams.ReadReq, Buffer> = {
  ...StreamsService.read,
  responseSerialize: (bytes: Buffer) => bytes,
  responseDeserialize: (bytes: Buffer) => bytes,
};

interface Listening {
  host: string;
  port: number;
  /** Without it there is neither TLS nor authentication. */
  access: Access | undefined;
}

/**
 * Serves the implemented calls; all others end with UNIMPLEMENTED.
 * @throws when the port is taken; the message names it
 */
export async function startServer(service: Service, { host, port, access }: Listening) {
  const server = new Server({
    interceptors: access ? [authentication(access), pipelining] : [pipelining],
    'grpc.max_receive_message_length': 17 << 20, // a batch message is up to 3 MiB, and several together exceed the default of grpc-js
    'grpc.max_concurrent_streams': 10_000,
  });
  const address = { host, port };
  server.addService(
    { ...StreamsService, read },
    {
      read: readHandler(service),
      append: appendHandler(service),
      batchAppend: batchAppendHandler(service),
      delete: deleteHandler(service),
      tombstone: tombstoneHandler(service),
    },
  );
  server.addService(ServerFeaturesService, { getSupportedMethods: supportedMethodsHandler });
  server.addService(GossipService, { read: gossipHandler(() => address) });
  address.port = await bind(server, { host, port, access });
  return { port: address.port, close: () => close(server) };
}

function credentialsOf({ server: { key, certificate } }: Access): ServerCredentials {
  return ServerCredentials.createSsl(null, [{ private_key: Buffer.from(key), cert_chain: Buffer.from(certificate) }]);
}

function bind(server: Server, { host, port, access }: Listening): Promise<number> {
  const credentials = access ? credentialsOf(access) : ServerCredentials.createInsecure();
  return new Promise((resolve, reject) => {
    server.bindAsync(`${host}:${port}`, credentials, (error, bound) => {
      if (!error) return resolve(bound);
      reject(new Error(`The event log cannot listen on ${host}:${port}: ${error.message}`, { cause: error }));
    });
  });
}

/** Waits up to one second for the ends of calls to reach their clients. */
function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => {
      server.forceShutdown();
      resolve();
    }, 1_000);
    server.tryShutdown(() => {
      clearTimeout(force);
      resolve();
    });
  });
}
