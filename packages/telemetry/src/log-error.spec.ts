import { describe, expect, it } from 'vitest';
import { errorForLog } from './log-error.ts';

const canary = 'ann@example.edu';

describe('an error in the log', () => {
  it('keeps type, message, code, stack and cause', () => {
    const cause = Object.assign(new TypeError('below'), { code: 'ECONNREFUSED' });
    expect(errorForLog(new Error('above', { cause }))).toMatchObject({
      type: 'Error',
      message: 'above',
      cause: { type: 'TypeError', message: 'below', code: 'ECONNREFUSED' },
    });
    expect(errorForLog(new Error('above')).stack).toContain('log-error.spec.ts');
  });

  it('omits what Postgres quotes from the data', () => {
    for (const code of ['23505', '22P02']) {
      const error = Object.assign(new Error(`wrong: ${canary}`), { code, detail: `Key (email)=(${canary})` });
      expect(JSON.stringify(errorForLog(error))).not.toContain(canary);
    }
  });

  it('omits what a JSON parser quotes, and every other property', () => {
    const broken = new SyntaxError(`Unexpected token, "${canary}" is not valid JSON`);
    const loaded = Object.assign(new Error('failed'), { body: canary, bindings: [canary] });
    for (const error of [broken, loaded, canary]) expect(JSON.stringify(errorForLog(error))).not.toContain(canary);
  });

  it('stops at circular causes', () => {
    const error = new Error('round');
    error.cause = error;
    expect(errorForLog(error)).toMatchObject({ message: 'round' });
  });
});
