import { createRequire } from 'node:module';
import type * as Gossip from '@eventstore/db-client/generated/gossip_pb.js';
import type * as GossipGrpc from '@eventstore/db-client/generated/gossip_grpc_pb.js';
import type * as Features from '@eventstore/db-client/generated/serverfeatures_pb.js';
import type * as FeaturesGrpc from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import type * as Shared from '@eventstore/db-client/generated/shared_pb.js';
import type * as Code from '@eventstore/db-client/generated/code_pb.js';
import type * as Status from '@eventstore/db-client/generated/status_pb.js';
import type * as Streams from '@eventstore/db-client/generated/streams_pb.js';
import type * as StreamsGrpc from '@eventstore/db-client/generated/streams_grpc_pb.js';
import type * as AnyMessage from 'google-protobuf/google/protobuf/any_pb.js';
import type * as EmptyMessage from 'google-protobuf/google/protobuf/empty_pb.js';

// the generated CommonJS has no named exports that `import` can see
const load = createRequire(import.meta.url);
const generated = '@eventstore/db-client/generated';

/** Messages of appends, reads and subscriptions. */
export const streams = load(`${generated}/streams_pb.js`) as typeof Streams;
/** Names, ids and errors that several calls share. */
export const shared = load(`${generated}/shared_pb.js`) as typeof Shared;
/** The outcome of a batch append, a google.rpc status. */
export const status = load(`${generated}/status_pb.js`) as typeof Status;
/** The codes of that status by name. */
export const { Code: statusCode } = load(`${generated}/code_pb.js`) as typeof Code;
/** Messages by which a client finds a node. */
export const gossip = load(`${generated}/gossip_pb.js`) as typeof Gossip;
/** Messages by which a client finds the supported calls. */
export const features = load(`${generated}/serverfeatures_pb.js`) as typeof Features;
/** Wrapper for the details of an error in a batch append. */
export const { Any } = load('google-protobuf/google/protobuf/any_pb.js') as typeof AnyMessage;
/** Google's Empty, used only by batch appends; other calls use `shared.Empty`. */
export const { Empty } = load('google-protobuf/google/protobuf/empty_pb.js') as typeof EmptyMessage;

/** Service definitions of the server and of the client in tests. */
export const { StreamsService, StreamsClient } = load(`${generated}/streams_grpc_pb.js`) as typeof StreamsGrpc;
/** The same for these calls. */
export const { GossipService, GossipClient } = load(`${generated}/gossip_grpc_pb.js`) as typeof GossipGrpc;
/** The same for these calls. */
export const { ServerFeaturesService, ServerFeaturesClient } = load(
  `${generated}/serverfeatures_grpc_pb.js`,
) as typeof FeaturesGrpc;

export type { Code, Gossip, Features, Shared, Streams };
