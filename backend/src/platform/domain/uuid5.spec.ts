import { expect, it } from 'vitest';
import { z } from 'zod';
import { uuid5 } from './uuid5.ts';

it('the same parts give the same id, other parts another one, and every id is a UUID', () => {
  expect(uuid5('a', 'b')).toBe(uuid5('a', 'b'));
  expect(new Set([uuid5('a', 'b'), uuid5('ab'), uuid5('a,b'), uuid5('b', 'a'), uuid5()])).toHaveLength(5);
  expect(z.uuid({ version: 'v5' }).safeParse(uuid5('a', 'b')).success).toBe(true);
});
