import { z } from 'zod';

const License = z.union([
  z.object({ expression: z.string() }),
  z.object({ license: z.object({ id: z.string().optional(), name: z.string().optional() }) }),
]);
export const Bill = z.object({
  bomFormat: z.literal('CycloneDX'),
  components: z.array(
    z.object({
      name: z.string(),
      version: z.string(),
      licenses: z.array(License).optional(),
      group: z.string().optional(),
    }),
  ),
});
type Bill = z.infer<typeof Bill>;

/** Anyone may use, change and pass on what has one of these. */
const free = new Set(
  'MIT MIT-0 ISC 0BSD BSD-2-Clause BSD-3-Clause Apache-2.0 BlueOak-1.0.0 CC0-1.0 Unlicense Zlib'.split(' '),
);

/** What may be used unchanged under another licence, or states its licence elsewhere. */
const exceptions: Readonly<Record<string, string>> = {
  'caniuse-lite': 'CC-BY-4.0: data for the build, with its source named',
  lightningcss: 'MPL-2.0: a program of the build, unchanged',
  'lightningcss-linux-x64-gnu': 'MPL-2.0: its binary',
  'sharp-libvips-linux-x64': 'LGPL-3.0: a library that is loaded, unchanged and replaceable',
  'ical.js': 'MPL-2.0: a library, unchanged',
  inter: 'OFL-1.1: a font, unchanged',
  'png-js': 'MIT, by its LICENSE file',
  unionfs: 'Unlicense, by its LICENSE file',
};

/** `(A OR B)` needs one free licence, `A AND B` needs both; any mixture is refused. */
const isFree = (expression: string) => {
  const words = expression.replaceAll(/[()]/g, '').split(' ');
  const licences = words.filter((_, index) => index % 2 === 0);
  const joins = new Set(words.filter((_, index) => index % 2 === 1));
  if (joins.size > 1) return false;
  return joins.has('OR') ? licences.some((each) => free.has(each)) : licences.every((each) => free.has(each));
};

const textOf = (licence: z.infer<typeof License>) =>
  'expression' in licence ? licence.expression : (licence.license.id ?? licence.license.name ?? '');

/** A line for each package that may not be used as it is. */
export const unfitLicences = ({ components }: Bill): string[] =>
  components.flatMap(({ name, version, licenses = [] }) => {
    const texts = licenses.map(textOf);
    const isFit = texts.length > 0 && texts.every(isFree);
    return isFit || name in exceptions ? [] : [`${name} ${version}: ${texts.join(', ') || 'no licence'}`];
  });
