import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const json = /^( {2}"version": ")[^"]+(",)$/m;

/**
 * Where the product's version is written: the root, from which every program reads it, and what is installed without the
 * repository, the chart and the published packages.
 */
const places: Readonly<Record<string, readonly RegExp[]>> = {
  'package.json': [json],
  'packages/client/package.json': [json],
  'packages/mcp/package.json': [json],
  'infra/chart/academic-hub/Chart.yaml': [/^(version: )\S+()$/m, /^(appVersion: )\S+()$/m],
};

/** @throws Error when a file has no version */
export const writeVersion = (root: string, version: string): void => {
  for (const [path, patterns] of Object.entries(places)) {
    const text = patterns.reduce(
      (before, pattern) => {
        if (!pattern.test(before)) throw new Error(`${path} has no version`);
        return before.replace(pattern, `$1${version}$2`);
      },
      readFileSync(join(root, path), 'utf8'),
    );
    writeFileSync(join(root, path), text);
  }
};

/** The version in each place. */
export const readVersions = (root: string): string[] =>
  Object.entries(places).flatMap(([path, patterns]) => {
    const text = readFileSync(join(root, path), 'utf8');
    return patterns.map((pattern) => /\d+\.\d+\.\d+/.exec(pattern.exec(text)?.[0] ?? '')?.[0] ?? `none in ${path}`);
  });
