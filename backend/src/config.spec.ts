import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const complete = {
  DATABASE_URL: 'postgres://hub@127.0.0.1/hub',
  EVENTSTORE_URL: 'esdb://127.0.0.1:2113',
  MASTER_KEY: Buffer.alloc(32).toString('base64'),
  WORKER_TOKEN: 'sixteen characters',
};

describe('the settings', () => {
  it('have defaults except for addresses and secrets; an empty value counts as not set', () => {
    expect(readConfig({ ...complete, PORT: '', HOST: '' })).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      trustProxy: false,
      drainMs: 0,
    });
  });

  it.each([
    ['', []],
    ['openai:abacus, google:lens,openai:org/quill:7b', ['abacus', 'lens', 'org/quill:7b']],
    ['openai:abacus,google:lens', ['abacus', 'lens', 'lens']],
    ['openai:abacus', ['abacus', 'abacus', 'abacus']],
  ])('name the model for each place: %j', (AI_MODELS, names) => {
    expect(readConfig({ ...complete, AI_MODELS }).aiModels).toEqual(names);
  });

  it('are rejected with every error listed, and without quoting secrets', () => {
    const read = () => readConfig({ PORT: 'http', MASTER_KEY: 'c2hvcnQ=', WORKER_TOKEN: 'short' });
    expect(read).toThrow(
      /PORT must be a port[^]*DATABASE_URL is required[^]*MASTER_KEY must be 32 bytes[^]*WORKER_TOKEN must/,
    );
    expect(read).not.toThrow(/c2hvcnQ|short/);
  });
});
