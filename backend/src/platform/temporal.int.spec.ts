import { analyzeSyllabus, DocumentId } from '@hub/contracts';
import { randomBytes, randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import { createTemporal, type Temporal } from './temporal.ts';

const documentId = DocumentId.parse(randomUUID());
const run = { contract: analyzeSyllabus, key: documentId, ownerId: randomUUID() };
const owners = {
  claim: async () => undefined,
  workflowsOf: async () => [],
  forget: async () => undefined,
  payloadKey: async () => randomBytes(32),
};
let temporal: Temporal;
afterEach(() => temporal.close());

describe('without Temporal', () => {
  it('every call is refused as unavailable, soon', async () => {
    temporal = createTemporal('127.0.0.1:1', owners);
    const begun = performance.now();
    const unavailable = { code: 'analysis_unavailable' };
    await expect(temporal.start(run, { documentId })).rejects.toMatchObject(unavailable);
    await expect(temporal.outcome(run)).rejects.toMatchObject(unavailable);
    await expect(temporal.cancel(run)).rejects.toMatchObject(unavailable);
    await expect(temporal.check(analyzeSyllabus.taskQueue)).rejects.toMatchObject(unavailable);
    expect(performance.now() - begun).toBeLessThan(20_000);
  });

  it('a server that accepts and says nothing counts as unavailable too', async () => {
    const mute = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(mute, 'listening');
    const address = mute.address();
    temporal = createTemporal(`127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`, owners);
    await expect(temporal.start(run, { documentId })).rejects.toMatchObject({ code: 'analysis_unavailable' });
    mute.close();
  });

  it('an input that breaks the contract never gets so far', async () => {
    temporal = createTemporal('127.0.0.1:1', owners);
    await expect(temporal.start(run, { documentId: 'no id' })).rejects.toThrow(/UUID/);
  });
});
