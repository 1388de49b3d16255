import { Server, ServerCredentials, type MethodDefinition } from '@grpc/grpc-js';
import { appendHandler } from './append.ts';
import { batchAppendHandler } from './batch-append.ts';
import { deleteHandler, tombstoneHandler } from './delete.ts';
import { gossipHandler } from './gossip.ts';
import { GossipService, ServerFeaturesService, StreamsService, type Streams } from './messages.ts';
import { readHandler } from './read.ts';
import { supportedMethodsHandler } from './server-features.ts';
import type { Service } from './service.ts';

/** Read answers are bytes already. */
const read: MethodDefinition<Streams.ReadReq, Buffer> = {
  ...StreamsService.read,
  responseSerialize: (bytes: Buffer) => bytes,
  responseDeserialize: (bytes: Buffer) => bytes,
};

/** Serves the calls; all others are answered UNIMPLEMENTED. @throws when the port is taken; the message names it */
export async function startServer(service: Service, { host, port }: { host: string; port: number }) {
  const server = new Server({
    'grpc.max_receive_message_length': 17 << 20, // a batch message is up to 3 MiB, above the default of grpc-js in sum
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
  address.port = await bind(server, { host, port });
  return { port: address.port, close: () => close(server) };
}

function bind(server: Server, { host, port }: { host: string; port: number }): Promise<number> {
  return new Promise((resolve, reject) => {
    server.bindAsync(`${host}:${port}`, ServerCredentials.createInsecure(), (error, bound) => {
      if (!error) return resolve(bound);
      reject(new Error(`The event log cannot listen on ${host}:${port}: ${error.message}`, { cause: error }));
    });
  });
}

/** Lets the ends of calls reach their clients, for a second at most. */
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
