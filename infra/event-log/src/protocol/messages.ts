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

// generated CommonJS assigns its exports in a way that `import` cannot see by name
const load = createRequire(import.meta.url);
const generated = '@eventstore/db-client/generated';

/** Of appends, reads and subscriptions. */
export const streams = load(`${generated}/streams_pb.js`) as typeof Streams;
/** Names, ids and the errors that several calls have in common. */
export const shared = load(`${generated}/shared_pb.js`) as typeof Shared;
/** The outcome of a batch append, as google.rpc has it. */
export const status = load(`${generated}/status_pb.js`) as typeof Status;
/** The codes of such an outcome, by name. */
export const { Code: statusCode } = load(`${generated}/code_pb.js`) as typeof Code;
/** What a client asks to find the node to talk to. */
export const gossip = load(`${generated}/gossip_pb.js`) as typeof Gossip;
/** What a client asks to know which calls it may make. */
export const features = load(`${generated}/serverfeatures_pb.js`) as typeof Features;
/** What a batch append wraps the details of an error in. */
export const { Any } = load('google-protobuf/google/protobuf/any_pb.js') as typeof AnyMessage;
/** Google's own, which batch appends alone use; every other call has `shared.Empty`. */
export const { Empty } = load('google-protobuf/google/protobuf/empty_pb.js') as typeof EmptyMessage;

/** What the server is made from, and the client that tests speak through. */
export const { StreamsService, StreamsClient } = load(`${generated}/streams_grpc_pb.js`) as typeof StreamsGrpc;
/** The same for these calls. */
export const { GossipService, GossipClient } = load(`${generated}/gossip_grpc_pb.js`) as typeof GossipGrpc;
/** The same for these calls. */
export const { ServerFeaturesService, ServerFeaturesClient } = load(
  `${generated}/serverfeatures_grpc_pb.js`,
) as typeof FeaturesGrpc;

export type { Code, Gossip, Features, Shared, Streams };
