import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Features, Gossip } from '../protocol/messages.ts';
import { gossip, shared } from '../protocol/messages.ts';
import { connect, describeConformance, event, newStream } from '../testing/targets.ts';
import { wireOf, type Wire } from '../testing/wire.ts';

describeConformance('1.1 the first calls of a client, without credentials', (_, target) => {
  let wire: Wire;
  let features: Features.SupportedMethods;
  let cluster: Gossip.ClusterInfo;
  beforeAll(async () => {
    wire = wireOf(target());
    features = await new Promise((resolve, reject) => {
      wire.features.getSupportedMethods(new shared.Empty(), (error, answer) =>
        error ? reject(error) : resolve(answer),
      );
    });
    cluster = await new Promise((resolve, reject) => {
      wire.gossip.read(new shared.Empty(), (error, answer) => (error ? reject(error) : resolve(answer)));
    });
  });
  afterAll(() => wire.close());

  const featuresOf = (service: string, method: string) =>
    features
      .getMethodsList()
      .find((entry) => entry.getServiceName() === service && entry.getMethodName() === method)
      ?.getFeaturesList();

  it('ServerFeatures: the version is one that tools can parse', () => {
    expect(features.getEventStoreServerVersion()).toMatch(/^\d\d\.\d{1,2}\.\d+/);
  });

  it('ServerFeatures: batch append is listed with its deadline, so the client uses it', () => {
    expect(featuresOf('event_store.client.streams.streams', 'batchappend')).toContain('deadline_duration');
  });

  it('ServerFeatures: the features of reads are listed', () => {
    expect(featuresOf('event_store.client.streams.streams', 'read')).toEqual(
      expect.arrayContaining(['position', 'events']),
    );
  });

  it('a connection that is pinged several times a second stays open', async () => {
    const pinging = connect(`${target().url}&keepAliveInterval=200&keepAliveTimeout=1000`);
    const subscription = pinging.subscribeToStream(newStream());
    const failures: unknown[] = [];
    subscription.on('error', (error) => failures.push(error)).resume();
    await once(subscription, 'caughtUp');
    await sleep(1_500);
    expect((await pinging.appendToStream(newStream(), event())).success).toBe(true);
    expect(failures).toEqual([]);
    await subscription.unsubscribe();
    await pinging.dispose();
  });

  it('Gossip: the leader is alive and reports its address', () => {
    const leader = cluster.getMembersList().find((member) => member.getState() === gossip.MemberInfo.VNodeState.LEADER);
    expect(leader?.getIsAlive()).toBe(true);
    expect(leader?.getInstanceId()?.getString()).toMatch(/^[0-9a-f-]{36}$/);
    expect(leader?.getHttpEndPoint()?.getPort()).toBeGreaterThan(0);
    expect(BigInt(leader?.getTimeStamp() ?? 0)).toBeGreaterThan(0n);
  });
});
