import { expect, it } from 'vitest';
import { unlessMissing } from './unless-missing.ts';

const failing = (code: string) => Promise.reject(Object.assign(new Error(code), { code }));

it('a missing file is replaced by the default; any other error is passed on', async () => {
  expect(await failing('ENOENT').catch(unlessMissing('nothing'))).toBe('nothing');
  await expect(failing('EACCES').catch(unlessMissing('nothing'))).rejects.toThrow('EACCES');
});
