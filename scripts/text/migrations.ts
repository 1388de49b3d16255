import type { Repository } from './repository.ts';

const isMigration = (path: string) => /^backend\/migrations\/[^/]+\.ts$/.test(path);

/** What a migration does to a database that is in use; going down is not checked. */
const upOf = (text: string) => text.split(/^export (?:const|async function|function) down\b/m)[0] ?? '';

const renames = /\.rename\w*\(|\brename\s+(?:column|to)\b/i;
/** Indexes and constraints may go: the version before reads and writes without them. */
const drops = /\.drop(?:Column|Columns|Table|TableIfExists|Timestamps|Schema\w*)\(|\bdrop\s+(?:column|table|schema)\b/i;
const forbidsNull = /\.dropNullable\(|\bset\s+not\s+null\b/i;
/** In a table that exists, rows of the version before do not have it. */
const newInOld = /\.notNullable\(\)(?!.*\.defaultTo\()/;
const declared = /\/\/ contract: ([\w.]+), unused since (\d+\.\d+\.\d+)$/gm;

/** The parts that change existing tables, each up to the next table. */
const alterations = (text: string) =>
  text.split(/(?=\b(?:alterTable|createTable|table)\()/).filter((part) => part.startsWith('alterTable('));

const newer = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true }) > 0;
const camelCase = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * A migration fits the version before it, so that both run side by side: it adds, and never renames; what it drops is
 * declared by `// contract: <name>, unused since <version>`, which has been released, and is named nowhere any more.
 */
export const checkMigrations = ({ files, read }: Repository): string[] => {
  const version = /"version": "([^"]+)"/.exec(read('package.json'))?.[1] ?? '';
  const sources = files.filter((path) => /^backend\/src\/.*\.ts$/.test(path));
  const isNamed = (name: string) => {
    const words = new RegExp(String.raw`\b(?:${name}|${camelCase(name)})\b`);
    return sources.find((path) => words.test(read(path)));
  };
  return files.filter(isMigration).flatMap((path) => {
    const up = upOf(read(path));
    const contracts = [...up.matchAll(declared)].map(([, name = '', since = '']) => ({ name, since }));
    const faults = contracts.flatMap(({ name, since }) => {
      const user = isNamed(name.split('.').at(-1) ?? '');
      return [
        ...(newer(since, version) ? [`drops ${name} in the release that stops using it: wait for the next one`] : []),
        ...(user ? [`drops ${name}, which ${user} names`] : []),
      ];
    });
    if (renames.test(up)) faults.push('renames: add the new one, and drop the old one a release later');
    const undeclared = up.split('\n').filter((line) => drops.test(line)).length - contracts.length;
    if (undeclared > 0) faults.push('drops what the version before may use: see CONTRIBUTING.md, Migrations');
    if (forbidsNull.test(up) || alterations(up).some((part) => newInOld.test(part)))
      faults.push('adds a column that the version before does not fill: make it nullable or give it a default');
    return faults.map((fault) => `${path} ${fault}`);
  });
};
