import { expect, it } from 'vitest';
import { missingNames } from './missing-names.ts';
import { lentZodNames } from './shared.ts';

const missing = (source: string) => missingNames(`import { z } from 'zod';\n${source}`, lentZodNames);

it('names each call of zod that the shell does not lend', () => {
  expect(missing('const A = z.object({ n: z.bigint(), at: z.iso.time() });\nz.bigint();')).toEqual([
    'bigint',
    'iso.time',
  ]);
  expect(missing('if (error instanceof z.ZodRealError) throw error;')).toEqual(['ZodRealError']);
});

it('accepts what is lent, types, and modules without zod', () => {
  expect(
    missing('type A = z.output<typeof B>;\nconst B = z.object({ day: z.iso.date(), name: z.string().min(1) });'),
  ).toEqual([]);
  expect(missingNames('const z = { bigint: () => 1 }; z.bigint();', lentZodNames)).toEqual([]);
  expect(missingNames("import type { z } from 'zod';\ntype A = z.infer<B>;", lentZodNames)).toEqual([]);
});
