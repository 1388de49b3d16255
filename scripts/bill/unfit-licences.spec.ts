import { expect, it } from 'vitest';
import { Bill, unfitLicences } from './unfit-licences.ts';

const billOf = (...licences: readonly string[]) =>
  Bill.parse({
    bomFormat: 'CycloneDX',
    components: licences.map((expression) => ({
      name: 'thing',
      version: '1.0.0',
      ...(expression && { licenses: [{ expression }] }),
    })),
  });

it.each(['MIT', '(MIT AND Zlib)', 'GPL-3.0-only OR MIT', 'Apache-2.0 AND MIT'])('%s may be used', (licence) => {
  expect(unfitLicences(billOf(licence))).toEqual([]);
});

it.each(['AGPL-3.0-only', 'MIT AND GPL-3.0-only', 'GPL-2.0-only OR AGPL-3.0-only', 'MIT OR ISC AND GPL-3.0-only', 'X'])(
  '%s is refused',
  (licence) => {
    expect(unfitLicences(billOf('MIT', licence))).toEqual([`thing 1.0.0: ${licence}`]);
  },
);

it('a package without a licence is refused', () => {
  expect(unfitLicences(billOf(''))).toEqual(['thing 1.0.0: no licence']);
});

it('a package is known by its licence, and a known exception by its name', () => {
  const components = [
    { name: 'one', version: '1.0.0', licenses: [{ license: { id: 'MIT' } }] },
    { name: 'caniuse-lite', version: '1.0.0', licenses: [{ license: { id: 'CC-BY-4.0' } }] },
  ];
  expect(unfitLicences(Bill.parse({ bomFormat: 'CycloneDX', components }))).toEqual([]);
});
