import { describe, expect, it } from 'vitest';
import { currentIds, withIds } from './ids.ts';
import { inOrigin, originHeaders, originOf } from './origin.ts';

const ids = {
  correlationId: 'b7f6a0de-0d0c-4c0e-9d5e-0f3f3f2f9a11',
  causationId: '3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11',
};

describe('the origin of work', () => {
  it('travels in headers from one process to the next', async () => {
    const headers = withIds({ requestId: 'only here', ...ids }, originHeaders);
    expect(headers).toEqual({ 'x-correlation-id': ids.correlationId, 'x-causation-id': ids.causationId });
    expect(await inOrigin(originOf(headers), { name: 'next' }, async () => currentIds())).toEqual(ids);
  });

  it('is omitted when it is malformed, so that no foreign text reaches the log or events', () => {
    const headers = {
      'x-correlation-id': 'ann@example.edu\n',
      'x-causation-id': ['a', 'b'],
      traceparent: 'x'.repeat(200),
    };
    expect(originOf(headers)).toEqual({});
    expect(originOf({})).toEqual({});
  });

  it('is empty outside of any work', () => {
    expect(originHeaders()).toEqual({});
  });
});
