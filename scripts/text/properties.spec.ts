import { expect, it } from 'vitest';
import { checkProperties } from './properties.ts';

it('a property outside of a .property.spec.ts is reported with the file that it belongs into', () => {
  const library = 'fast-check';
  const read = () => `import * as fc from '${library}';\nit('a', () => fc.assert(fc.property(fc.nat(), check)));\n`;
  expect(checkProperties({ files: ['a/b.spec.ts', 'a/b.property.spec.ts', 'a/b.int.spec.ts'], read })).toEqual([
    'a/b.spec.ts runs a property: move it into a/b.property.spec.ts',
  ]);
});
