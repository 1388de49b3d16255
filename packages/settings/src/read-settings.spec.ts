import { expect, it } from 'vitest';
import { z } from 'zod';
import { readSettings } from './read-settings.ts';

const Schema = z.object({
  PORT: z.coerce.number('must be a port').default(3000),
  TOKEN: z.string('is required').min(4, 'is too short'),
});

it('takes an empty variable for one that is not set', () => {
  expect(readSettings(Schema, { PORT: '', TOKEN: 'token', OTHER: 'x' })).toEqual({ PORT: 3000, TOKEN: 'token' });
});

it('names every variable at fault', () => {
  expect(() => readSettings(Schema, { PORT: 'x', TOKEN: '' })).toThrow(
    'The settings are not complete:\n  PORT must be a port\n  TOKEN is required',
  );
});
