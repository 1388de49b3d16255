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

export const streams = load(`${generated}/streams_pb.js`) as typeof Streams;
export const shared = load(`${generated}/shared_pb.js`) as typeof Shared;
export const status = load(`${generated}/status_pb.js`) as typeof Status;
export const { Code: statusCode } = load(`${generated}/code_pb.js`) as typeof Code;
export const gossip = load(`${generated}/gossip_pb.js`) as typeof Gossip;
export const features = load(`${generated}/serverfeatures_pb.js`) as typeof Features;
export const { Any } = load('google-protobuf/google/protobuf/any_pb.js') as typeof AnyMessage;
export const { Empty } = load('google-protobuf/google/protobuf/empty_pb.js') as typeof EmptyMessage;

export const { StreamsService, StreamsClient } = load(`${generated}/streams_grpc_pb.js`) as typeof StreamsGrpc;
export const { GossipService, GossipClient } = load(`${generated}/gossip_grpc_pb.js`) as typeof GossipGrpc;
export const { ServerFeaturesService, ServerFeaturesClient } = load(
  `${generated}/serverfeatures_grpc_pb.js`,
) as typeof FeaturesGrpc;

export type { Code, Gossip, Features, Shared, Streams };
