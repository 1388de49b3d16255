import { UserId } from '@hub/contracts';
import { randomBytes, randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createSecrets } from '../encryption/index.ts';
import { readWorkflowToken, signWorkflowToken } from './workflow-token.ts';

const secrets = createSecrets(randomBytes(32));
const identity = { workflowId: 'readDocument-1', studentId: UserId.parse(randomUUID()) };
const minute = 60_000;

it('a token names its workflow and student for 15 minutes', () => {
  const { token, expiresAt } = signWorkflowToken(secrets, identity, 0);
  expect(expiresAt).toBe('1970-01-01T00:15:00.000Z');
  expect(readWorkflowToken(secrets, token, 15 * minute - 1)).toEqual(identity);
  expect(readWorkflowToken(secrets, token, 15 * minute)).toBeNull();
});

it('a token that was altered, cut or signed with another key is refused', () => {
  const { token } = signWorkflowToken(secrets, identity);
  const [claims = '', mac = ''] = token.split('.');
  const others = Buffer.from(JSON.stringify(['readDocument-1', randomUUID(), Date.now() + minute])).toString(
    'base64url',
  );
  const foreign = signWorkflowToken(createSecrets(randomBytes(32)), identity).token;
  for (const forged of [`${others}.${mac}`, claims, `${claims}.`, `.${mac}`, '', '.', `${claims}.${mac}é`, foreign])
    expect(readWorkflowToken(secrets, forged)).toBeNull();
});
