import { binaryEvent, jsonEvent, START } from '@eventstore/db-client';
import { expect, it } from 'vitest';
import {
  collect,
  describeConformance,
  event,
  events,
  failureOf,
  newStream,
  read,
  revisions,
  typesOf,
} from '../testing/targets.ts';

describeConformance('1.4 metadata and deletes', (client) => {
  const streamOf = async (count: number) => {
    const stream = newStream();
    const { position } = await client().appendToStream(stream, events(count), { expectedRevision: 'no_stream' });
    return { stream, position };
  };

  it('metadata is the last event of the metastream, whose other events are hidden', async () => {
    const { stream } = await streamOf(1);
    await client().setStreamMetadata(stream, { maxCount: 9 });
    await client().setStreamMetadata(stream, { maxCount: 3, owner: 'registry' });
    expect((await client().getStreamMetadata(stream)).metadata).toMatchObject({ maxCount: 3, owner: 'registry' });
    const shown = await read(client(), `$$${stream}`);
    expect(revisions(shown)).toEqual([1n]);
    expect(typesOf(shown)).toEqual(['$metadata']);
  });

  it('metadata may exist before the stream, which is still not found', async () => {
    const stream = newStream();
    await client().setStreamMetadata(stream, { maxCount: 1 });
    expect((await failureOf(read(client(), stream))).type).toBe('stream-not-found');
    await client().appendToStream(stream, events(3), { expectedRevision: 'no_stream' });
    expect(revisions(await read(client(), stream))).toEqual([2n]);
  });

  it('metadata is written at the expected revision of the metastream', async () => {
    const { stream } = await streamOf(1);
    await client().setStreamMetadata(stream, { maxCount: 1 }, { expectedRevision: 'no_stream' });
    const failure = await failureOf(client().setStreamMetadata(stream, {}, { expectedRevision: 3n }));
    expect(failure).toMatchObject({ type: 'wrong-expected-version', actualVersion: 0n });
  });

  it('$acl and custom keys are preserved', async () => {
    const { stream } = await streamOf(1);
    await client().setStreamMetadata(stream, { acl: { readRoles: ['$all'] }, cacheControl: 7 });
    expect((await client().getStreamMetadata(stream)).metadata).toMatchObject({
      acl: { readRoles: ['$all'] },
      cacheControl: 7,
    });
  });

  it('$acl does not deny access to the user of the product', async () => {
    const { stream } = await streamOf(1);
    await client().setStreamMetadata(stream, { acl: { readRoles: ['$admins'], writeRoles: ['$admins'] } });
    await client().appendToStream(stream, event(), { expectedRevision: 0n });
    expect(await read(client(), stream)).toHaveLength(2);
  });

  it('metadata that is not JSON hides nothing', async () => {
    const { stream } = await streamOf(2);
    await client().appendToStream(`$$${stream}`, jsonEvent({ type: '$metadata', data: 'nothing of use' }));
    expect(await read(client(), stream)).toHaveLength(2);
  });

  it('the stricter of $maxCount and $tb applies', async () => {
    const { stream } = await streamOf(10);
    await client().setStreamMetadata(stream, { maxCount: 2, truncateBefore: 4 });
    expect(revisions(await read(client(), stream))).toEqual([8n, 9n]);
    expect(revisions(await read(client(), stream, { fromRevision: 2n, maxCount: 1 }))).toEqual([8n]);
  });

  it('a revived soft-deleted stream begins at its first new event, and keeps its other metadata', async () => {
    const { stream } = await streamOf(2);
    const deleted = '{"owner":"registry","$tb":9223372036854775807}'; // as bytes: the value is not a safe JavaScript number
    await client().appendToStream(`$$${stream}`, binaryEvent({ type: '$metadata', data: Buffer.from(deleted) }));
    expect((await failureOf(read(client(), stream))).type).toBe('stream-not-found');
    await client().appendToStream(stream, event(), { expectedRevision: 'no_stream' });
    expect((await client().getStreamMetadata(stream)).metadata).toMatchObject({ owner: 'registry', truncateBefore: 2 });
    expect(revisions(await read(client(), stream))).toEqual([2n]);
  });

  it('deleting twice with any is no conflict, and leaves the stream deleted', async () => {
    const { stream } = await streamOf(1);
    await client().deleteStream(stream);
    await client().deleteStream(stream, { expectedRevision: 0n });
    expect((await failureOf(read(client(), stream))).type).toBe('stream-not-found');
  });

  it('a delete and a tombstone return the position of what they wrote', async () => {
    const { stream, position } = await streamOf(1);
    const deleted = await client().deleteStream(stream);
    const tombstoned = await client().tombstoneStream(stream);
    expect(deleted.position?.commit).toBeGreaterThan(position?.commit ?? 0n);
    expect(tombstoned.position?.commit).toBeGreaterThan(deleted.position?.commit ?? 0n);
  });

  it('a stream that never existed can be tombstoned, and is deleted permanently', async () => {
    const stream = newStream();
    await client().tombstoneStream(stream, { expectedRevision: 'no_stream' });
    const failure = await failureOf(client().appendToStream(stream, event(), { expectedRevision: 'no_stream' }));
    expect(failure.type).toBe('stream-deleted');
  });

  it('the whole log still contains truncated, deleted and tombstoned events', async () => {
    const { stream, position } = await streamOf(2);
    await client().setStreamMetadata(stream, { truncateBefore: 2 });
    await client().deleteStream(stream);
    await client().tombstoneStream(stream);
    const all = await collect(client().readAll({ fromPosition: position ?? START }));
    const mine = all.filter((item) => item.event?.streamId === stream);
    expect(typesOf(mine)).toEqual(['Tested', '$streamDeleted']); // from the second event on
  });
});
