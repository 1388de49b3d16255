import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sealedPayloads } from './payload-codec.ts';

const keys = new Set(['one', 'two']);
const { payloadCodecs: [codec] = [] } = sealedPayloads(async (workflowId) => {
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
    const [back] = await codec.decode([payload ?? {}]);
    expect(Buffer.from(back?.data ?? []).equals(plain.data)).toBe(true);
    expect(Buffer.from(back?.metadata?.['encoding'] ?? []).toString()).toBe('json/plain');
  });

  it('of one workflow cannot be used in another', async () => {
    const [payload] = await codec.encode([plain], of('one'));
    const moved = { ...payload, metadata: { ...payload?.metadata, workflow: Buffer.from('two') } };
    await expect(codec.decode([moved])).rejects.toThrow('unable to authenticate');
  });

  it('of an erased student cannot be read, and no new one can be written', async () => {
    const [payload] = await codec.encode([plain], of('two'));
    keys.delete('two');
    await expect(codec.decode([payload ?? {}])).rejects.toThrow('erased');
    await expect(codec.encode([plain], of('two'))).rejects.toThrow('erased');
  });

  it('that belongs to no workflow is not sent', async () => {
    await expect(codec.encode([plain])).rejects.toThrow('belongs to no workflow');
  });

  it('of an older history that was not sealed is read as it is', async () => {
    expect(await codec.decode([plain])).toEqual([plain]);
  });
});
