import { createHmac } from 'node:crypto';
import { WebhookMessage } from '@hub/contracts';
import { expect, it } from 'vitest';
import { bodyOf, signatureOf } from './message.ts';

it('says which thing changed and when, and nothing else about it', () => {
  const row = { subjectId: '5c0a8f6e-2d4b-4f3a-9a57-1e6f7b8c9d10', happenedAt: '2026-11-26T09:00:00.000Z' };
  const body = bodyOf({ type: 'task.changed', ...row });
  expect(WebhookMessage.strict().parse(JSON.parse(body))).toEqual({
    type: 'task.changed',
    timestamp: row.happenedAt,
    data: { id: row.subjectId },
  });
});

it('is signed as the specification of the Standard Webhooks says', () => {
  const secret = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64');
  const headers = signatureOf(secret, {
    id: 'p5jXN8AQM9LWM0D4loKWxJek',
    body: '{"test": 2432232314}',
    now: new Date(1614265330_000),
  });
  // the example of the specification
  expect(headers).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
  const own = createHmac('sha256', secret).update('msg_p5jXN8AQM9LWM0D4loKWxJek.1614265330.{"test": 2432232314}');
  expect(headers['webhook-signature']).toBe(`v1,${own.digest('base64')}`);
});
