import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const token = 'sixteen letters!';

describe('the settings of the worker', () => {
  it('have defaults, all but the token', () => {
    expect(readConfig({ WORKER_TOKEN: token, TEMPORAL_ADDRESS: '' })).toEqual({
      temporalAddress: '127.0.0.1:7233',
      backend: { url: 'http://127.0.0.1:3000', token },
      logLevel: 'info',
    });
  });
  it('are refused by name, all at once', () => {
    const read = () => readConfig({ WORKER_TOKEN: 'short', BACKEND_URL: 'ftp://x', LOG_LEVEL: 'loud' });
    expect(read).toThrow(/WORKER_TOKEN must have[^]*LOG_LEVEL/);
    expect(read).toThrow('BACKEND_URL must be http');
  });
});
