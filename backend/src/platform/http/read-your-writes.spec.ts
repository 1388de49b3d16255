import Koa from 'koa';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { Rejection } from '../domain/index.ts';
import type { Position } from '../event-log/index.ts';
import type { Progress } from '../read-models/index.ts';
import { readYourWrites } from './read-your-writes.ts';

const unseen: Position = { commit: 7n, prepare: 7n };

/** Read models that have come up to `commit`. */
const readModels = (commit: bigint) => {
  const now = { commit };
  const progress: Progress = {
    reached: async (position) => position.commit <= now.commit,
    onChange: () => () => undefined,
    onStep: () => () => undefined,
    onEnded: () => () => undefined,
    onGap: () => () => undefined,
    close: async () => undefined,
  };
  return { progress, catchUp: () => (now.commit = unseen.commit) };
};

const request = (method: string) => {
  const incoming = Object.assign(new IncomingMessage(new Socket()), { method, url: '/api/tasks' });
  return Object.assign(new Koa().createContext(incoming, new ServerResponse(incoming)), { state: { unseen } });
};

const missing = async () => {
  throw new Rejection('class_not_found');
};

describe('while the read models lag behind what the student did last', () => {
  it('a thing that a command does not find is not called missing', async () => {
    const { progress } = readModels(3n);
    await expect(readYourWrites(progress)(request('POST'), missing)).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('nor when they catch up just after it was looked for', async () => {
    const { progress, catchUp } = readModels(3n);
    const lookedForTooEarly = async () => {
      catchUp();
      return missing();
    };
    const answer = readYourWrites(progress)(request('POST'), lookedForTooEarly);
    await expect(answer).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('a read says that it may be stale', async () => {
    const { progress } = readModels(3n);
    const ctx = request('GET');
    await readYourWrites(progress)(ctx, async () => undefined);
    expect(ctx.response.get('X-Read-Model-Stale')).toBe('true');
  });
});

it('what is missing when the read models have come up to the student is missing', async () => {
  const { progress } = readModels(7n);
  await expect(readYourWrites(progress)(request('POST'), missing)).rejects.toMatchObject({ code: 'class_not_found' });
});
