import { binaryEvent } from '@eventstore/db-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shared, streams } from '../protocol/messages.ts';
import { describeConformance, event, events, newStream, read } from '../testing/targets.ts';
import { readAllOptions, readOnWire, readStreamOptions, subscribeOnWire, wireOf, type Wire } from '../testing/wire.ts';

const { Options } = streams.ReadReq;
const { ContentCase } = streams.ReadResp;

describeConformance('1.4 and 1.5 messages of reads and subscriptions', (client, target) => {
  let wire: Wire;
  beforeAll(() => {
    wire = wireOf(target());
  });
  afterAll(() => wire.close());

  const subscription = () => new Options.SubscriptionOptions();
  const filterOf = (prefix: string) => {
    const expression = new Options.FilterOptions.Expression().setPrefixList([prefix]);
    const filter = new Options.FilterOptions().setStreamIdentifier(expression);
    return filter.setMax(32).setCheckpointintervalmultiplier(1);
  };

  it('1.4 an event contains id, revision, positions, type, content type and creation time', async () => {
    const stream = newStream();
    const stored = event('Told');
    const { position } = await client().appendToStream(stream, stored);
    const { messages } = await readOnWire(wire, readStreamOptions(stream));
    const told = messages.find((message) => message.hasEvent())?.getEvent();
    const recorded = told?.getEvent();
    expect(recorded?.getId()?.getString()).toBe(stored.id);
    expect(recorded?.getStreamRevision()).toBe('0');
    expect(recorded?.getCommitPosition()).toBe(String(position?.commit));
    expect(recorded?.getPreparePosition()).toBe(String(position?.prepare));
    expect(told?.getCommitPosition()).toBe(String(position?.commit));
    const properties = recorded?.getMetadataMap();
    expect(properties?.get('type')).toBe('Told');
    expect(properties?.get('content-type')).toBe('application/json');
    const created = BigInt(properties?.get('created') ?? 0) / 10_000n;
    expect(Math.abs(Number(created) - Date.now())).toBeLessThan(60_000);
  });

  it('1.4 a link with an invalid payload is returned unchanged', async () => {
    const links = newStream();
    await client().appendToStream(links, binaryEvent({ type: '$>', data: Buffer.from('no link at all') }));
    const [shown] = await read(client(), links, { resolveLinkTos: true });
    expect([shown?.event?.type, shown?.link?.type]).toContain('$>');
  });

  it('1.4 a read of the whole log applies a filter', async () => {
    const category = newStream('filtered');
    await client().appendToStream(`${category}-1`, events(2));
    await client().appendToStream(newStream(), event());
    const { messages } = await readOnWire(wire, readAllOptions().setFilter(filterOf(category)));
    const names = messages.flatMap((message) => message.getEvent()?.getEvent()?.getStreamIdentifier() ?? []);
    expect(names.map((name) => Buffer.from(name.getStreamName_asU8()).toString())).toEqual([
      `${category}-1`,
      `${category}-1`,
    ]);
  });

  it('1.5 a subscription first sends a confirmation with an id, and caught up once', async () => {
    const stream = newStream();
    await client().appendToStream(stream, events(2));
    const following = subscribeOnWire(wire, readStreamOptions(stream).setSubscription(subscription()));
    await expect.poll(() => following.messages.length, { timeout: 5_000 }).toBe(4);
    const [confirmed, ...rest] = following.messages;
    expect(confirmed?.getConfirmation()?.getSubscriptionId()).toMatch(/\w/);
    const { EVENT, CAUGHT_UP } = ContentCase;
    expect(rest.map((message) => message.getContentCase())).toEqual([EVENT, EVENT, CAUGHT_UP]);
    await client().appendToStream(stream, event());
    await expect.poll(() => following.messages.at(-1)?.getContentCase(), { timeout: 5_000 }).toBe(EVENT);
    expect(following.messages).toHaveLength(5);
    following.cancel();
  });

  it('1.5 a filter without a window sends a checkpoint every 32 events', async () => {
    const options = readAllOptions().setSubscription(subscription());
    options.setAll(new Options.AllOptions().setEnd(new shared.Empty()));
    options.setFilter(filterOf('nothing-of-the-kind').setCount(new shared.Empty()));
    const following = subscribeOnWire(wire, options);
    const checkpoints = () => following.messages.filter((message) => message.hasCheckpoint()).length;
    await expect.poll(() => following.messages.some((message) => message.hasCaughtUp()), { timeout: 5_000 }).toBe(true);
    const atTheEnd = checkpoints();
    await client().appendToStream(newStream(), events(64));
    await expect.poll(checkpoints, { timeout: 5_000 }).toBe(atTheEnd + 2);
    following.cancel();
  });

  it('1.5 a subscription without a filter gets no checkpoints', async () => {
    const following = subscribeOnWire(wire, readAllOptions().setSubscription(subscription()));
    await expect.poll(() => following.messages.some((message) => message.hasCaughtUp()), { timeout: 5_000 }).toBe(true);
    await client().appendToStream(newStream(), events(100));
    await expect.poll(() => following.messages.length, { timeout: 5_000 }).toBeGreaterThan(100);
    expect(following.messages.some((message) => message.hasCheckpoint())).toBe(false);
    following.cancel();
  });

  it('1.5 a checkpoint is never below the last event delivered', async () => {
    const category = newStream('checked');
    const options = readAllOptions().setSubscription(subscription()).setFilter(filterOf(category));
    options.setAll(new Options.AllOptions().setEnd(new shared.Empty()));
    const following = subscribeOnWire(wire, options);
    await expect.poll(() => following.messages.some((message) => message.hasCaughtUp()), { timeout: 5_000 }).toBe(true);
    for (let turn = 0; turn < 4; turn += 1) {
      await client().appendToStream(newStream(), events(40));
      await client().appendToStream(`${category}-1`, events(3));
    }
    const places = () =>
      following.messages.flatMap((message) => {
        const position = message.getCheckpoint()?.getCommitPosition() ?? message.getEvent()?.getCommitPosition();
        return position === undefined ? [] : [BigInt(position)];
      });
    await expect.poll(() => following.messages.filter((message) => message.hasEvent()).length).toBe(12);
    expect(following.messages.filter((message) => message.hasCheckpoint()).length).toBeGreaterThanOrEqual(5);
    expect(places()).toEqual(places().toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
    following.cancel();
  });
});
