import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { PayloadRefused, sealedPayloads } from './payload-codec.ts';

const keys = new Set(['one', 'two']);
const {
  payloadCodecs: [codec],
} = sealedPayloads(async (workflowId) => {
  if (!keys.has(workflowId)) throw new Error('erased');
  return createHash('sha256').update(workflowId).digest();
});
if (!codec) throw new Error('no codec');

const of = (workflowId: string) => ({ type: 'workflow', namespace: 'default', workflowId }) as const;
const plain = { metadata: { encoding: Buffer.from('json/plain') }, data: Buffer.from('"Midterm canary-77"') };

describe('a payload', () => {
  it('is sealed on its way out and restored on its way back', async () => {
    const [payload] = await codec.encode([plain], of('one'));
    expect(Buffer.from(payload?.data ?? []).includes('canary-77')).toBe(false);
    expect(Object.keys(payload?.metadata ?? {})).toEqual(['encoding', 'workflow']);
    const [back] = await codec.decode([payload ?? {}], of('one'));
    expect(Buffer.from(back?.data ?? []).equals(plain.data)).toBe(true);
    expect(Buffer.from(back?.metadata?.['encoding'] ?? []).toString()).toBe('json/plain');
  });

  it('of one workflow is refused in another, whatever name it bears', async () => {
    const [payload] = await codec.encode([plain], of('one'));
    const renamed = { ...payload, metadata: { ...payload?.metadata, workflow: Buffer.from('two') } };
    for (const moved of [payload ?? {}, renamed]) {
      await expect(codec.decode([moved], of('two'))).rejects.toThrow(PayloadRefused);
    }
  });

  it('that is not sealed is refused, and so is one that belongs to no workflow', async () => {
    const [payload] = await codec.encode([plain], of('one'));
    await expect(codec.decode([plain], of('one'))).rejects.toThrow(PayloadRefused);
    await expect(codec.decode([payload ?? {}])).rejects.toThrow(PayloadRefused);
  });

  it('of an erased student cannot be read, and no new one can be written', async () => {
    const [payload] = await codec.encode([plain], of('two'));
    keys.delete('two');
    await expect(codec.decode([payload ?? {}], of('two'))).rejects.toThrow('erased');
    await expect(codec.encode([plain], of('two'))).rejects.toThrow('erased');
  });

  it('that belongs to no workflow leaves without its content', async () => {
    const left = await codec.encode([plain]);
    expect(left).toHaveLength(1);
    expect(JSON.stringify(left.map(({ data }) => Buffer.from(data ?? []).toString()))).not.toContain('canary-77');
  });
});
