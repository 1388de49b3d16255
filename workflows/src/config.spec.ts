import { plainTemporal } from '@hub/settings';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const token = 'sixteen letters!';

describe('the settings of the worker', () => {
  it('have defaults, except for the token', () => {
    expect(readConfig({ WORKER_TOKEN: token, TEMPORAL_ADDRESS: '' })).toEqual({
      temporal: plainTemporal('127.0.0.1:7233'),
      backend: { url: 'http://127.0.0.1:3000', token },
      ai: { models: [], ceilings: { perCall: 60_000, perStudent: 200_000, overall: 5_000_000 } },
      calendarLoopback: false,
      logLevel: 'info',
    });
  });
  it('open this machine to subscribed calendars only when they say so', () => {
    const read = (value: string) => readConfig({ WORKER_TOKEN: token, CALENDAR_LOOPBACK: value });
    expect(read('on').calendarLoopback).toBe(true);
    expect(() => read('yes')).toThrow('CALENDAR_LOOPBACK must be on or off');
  });
  it('are rejected by name, all at once', () => {
    const read = () => readConfig({ WORKER_TOKEN: 'short', BACKEND_URL: 'ftp://x', LOG_LEVEL: 'loud' });
    expect(read).toThrow(/WORKER_TOKEN must have[^]*LOG_LEVEL/);
    expect(read).toThrow('BACKEND_URL must be http');
  });

  it('name an embedding engine, which may need no key', () => {
    const given = { WORKER_TOKEN: token, EMBEDDINGS_URL: 'http://127.0.0.1:8000/v1' };
    const url = given.EMBEDDINGS_URL;
    expect(readConfig(given).embeddings).toEqual({ url, model: 'multilingual-e5-small', key: undefined });
    const more = { EMBEDDINGS_MODEL: 'text-embedding-3-small', EMBEDDINGS_KEY: 'k' };
    expect(readConfig({ ...given, ...more }).embeddings).toEqual({ url, model: 'text-embedding-3-small', key: 'k' });
    expect(() => readConfig({ ...given, EMBEDDINGS_URL: 'engine' })).toThrow('EMBEDDINGS_URL must be http');
  });

  it('list the language models in order, each with the key of its provider', () => {
    const given = { WORKER_TOKEN: token, AI_MODELS: 'openai:gpt-5, google:gemini-3', GOOGLE_API_KEY: 'g' };
    expect(readConfig({ ...given, OPENAI_API_KEY: 'o' }).ai.models).toEqual([
      { provider: 'openai', name: 'gpt-5', apiKey: 'o', baseUrl: undefined },
      { provider: 'google', name: 'gemini-3', apiKey: 'g' },
    ]);
    expect(readConfig({ ...given, OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1' }).ai.models[0]).toMatchObject({
      apiKey: 'none',
      baseUrl: 'http://127.0.0.1:11434/v1',
    });
    expect(() => readConfig(given)).toThrow('OPENAI_API_KEY is required');
    const file = fileURLToPath(import.meta.url);
    expect(readConfig({ ...given, AI_MODELS: `local:${file}` }).ai.models).toEqual([
      { provider: 'local', name: 'config.spec.ts', file },
    ]);
    const inFolder = { ...given, AI_MODELS: 'local:config.spec.ts', AI_MODEL_FOLDER: dirname(file) };
    expect(readConfig(inFolder).ai.models).toMatchObject([{ file }]);
    expect(() => readConfig({ ...inFolder, AI_MODELS: 'local:missing' })).toThrow('no model file at');
    expect(() => readConfig({ ...given, AI_MODELS: 'gpt-5' })).toThrow('AI_MODELS');
    expect(() => readConfig({ ...given, AI_MODELS: 'google:a,google:b,google:c,google:d' })).toThrow('at most three');
  });
});
