import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contractExport, contractFile, coreFiles } from './core-files.ts';
import { edgeFiles, migrationFile } from './edge-files.ts';
import { namesOf } from './names.ts';

interface NewFeature {
  readonly name: string;
  readonly now: Date;
}

const filesOf = ({ name, now }: NewFeature): Map<string, string> => {
  const names = namesOf(name);
  const instant = now.toISOString().replaceAll(/\D/g, '').slice(0, 12);
  const inFolder = Object.entries({ ...coreFiles(names), ...edgeFiles(names) });
  return new Map([
    [`packages/contracts/src/${name}.ts`, contractFile(names)],
    ...inFolder.map(([file, text]) => [`backend/src/features/${name}/${file}`, text] as const),
    [`backend/migrations/${instant}_${name}.ts`, migrationFile(names)],
  ]);
};

/**
 * Writes a backend feature's files, by CONTRIBUTING's list, and exports its contract.
 * @returns the paths, relative to the root
 * @throws when one of them exists, before anything is written
 */
export const writeFeature = (root: string, feature: NewFeature): string[] => {
  const files = filesOf(feature);
  const existing = [...files.keys()].filter((path) => existsSync(join(root, path)));
  if (existing.length > 0) throw new Error(`Nothing was written, for these exist: ${existing.join(', ')}`);
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text, { flag: 'wx' });
  }
  appendFileSync(join(root, 'packages/contracts/src/index.ts'), contractExport(namesOf(feature.name)));
  return [...files.keys()];
};

/** What no generator can know, each with the check that reports it until it is done. */
export const whatIsLeft = (name: string): string => `Its specs fail until you write, in this order:
  1. ${name}/decider.ts: what each command records          (decider.spec.ts)
  2. ${name}/projection.ts: which row each event makes      (projection.spec.ts)
  3. backend/src/app.ts: one line that lists the feature     (routes.int.spec.ts, commands.spec.ts)
  4. backend/src/testing/commands.ts: its commands           (tsc, commands.spec.ts)
  5. backend/src/testing/subjects/${name}.ts: its model      (commands.spec.ts)
  6. backend/src/safety/testing/rows.ts: a row per route     (commands.spec.ts)
  7. RECORD_EVENTS=1 with released-events.spec.ts            (released-events.spec.ts)
CONTRIBUTING.md, "To add a feature", has the rest: screens, texts, CHANGELOG.`;
