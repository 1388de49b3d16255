import { randomUUID } from 'node:crypto';
import type { handleUnaryCall } from '@grpc/grpc-js';
import { ticksOf } from '../rules/stream-metadata.ts';
import { gossip, shared, type Gossip, type Shared } from './messages.ts';

/** `Gossip.Read`: a cluster of one, its leader reachable at the given address. */
export function gossipHandler(
  address: () => { host: string; port: number },
): handleUnaryCall<Shared.Empty, Gossip.ClusterInfo> {
  const instance = new shared.UUID().setString(randomUUID());
  return (_, answer) => {
    const { host, port } = address();
    const member = new gossip.MemberInfo()
      .setInstanceId(instance)
      .setTimeStamp(String(ticksOf(Date.now())))
      .setState(gossip.MemberInfo.VNodeState.LEADER)
      .setIsAlive(true)
      .setHttpEndPoint(new gossip.EndPoint().setAddress(host).setPort(port));
    const cluster = new gossip.ClusterInfo();
    cluster.addMembers(member);
    answer(null, cluster);
  };
}
