import { readFile } from 'node:fs/promises';
import { inRoot } from '@hub/local/root';
import { settingsTable } from '@hub/local/settings';
import { Ajv } from 'ajv';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readChart, readTemplates, readValuesSchema, variablesOfImages } from './chart-files.ts';

const Values = z.looseObject({ settings: z.record(z.string(), z.string()) });
type Described = Awaited<ReturnType<typeof readValuesSchema>>;

/** A cluster has real services, and the images' own port. */
const withoutUse = ['PORT', 'POSTGRES_PORT', 'WAL_ARCHIVE', 'EVENT_LOG_PORT', 'EVENT_LOG_TLS', 'TEMPORAL_PORT'];
/** Settings of single processes, which are not in the table because `pnpm start` sets them itself. */
const ofProcesses = ['BACKEND_URL', 'DRAIN_SECONDS', 'INTERNAL_PORT'];
const ofCaddy = ['SITE', 'API_UPSTREAMS', 'TRUSTED_PROXIES'];
const inUniversity = { PUBLIC_URL: 'https://hub.example.edu', TEMPORAL_ADDRESS: 'temporal:7233' };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

describe('the chart', () => {
  let [templates, values, schema]: [string, z.output<typeof Values>, Described] = ['', { settings: {} }, {}];
  let fits: (given: object) => boolean;
  beforeAll(async () => {
    templates = await readTemplates();
    values = Values.parse(parse(await readChart('values.yaml')));
    schema = await readValuesSchema();
    const check = new Ajv({ strict: false }).compile(schema);
    fits = (given) => check(given);
  });

  it('is installed with the two settings that have no default, and refused without', () => {
    expect(fits({ ...values, settings: inUniversity })).toBe(true);
    expect(fits(values)).toBe(false);
  });

  it('refuses settings that nothing reads, and secrets among the settings', () => {
    for (const name of ['PUBLC_URL', 'MASTER_KEY', 'DATABASE_URL', 'POSTGRES_PORT']) {
      expect(fits({ ...values, settings: { ...inUniversity, [name]: 'x' } })).toBe(false);
    }
  });

  it('describes every value that it has a default for, and has a default for what it describes', () => {
    const namesIn = (value: unknown, described: Described | undefined, path = ''): string[] =>
      isObject(value) && described?.properties && path !== '.settings'
        ? Object.keys({ ...value, ...described.properties })
            .filter((name) => name !== 'global') // Helm's own
            .flatMap((name) => [
              ...(name in value ? [] : [`no default for ${path}.${name}`]),
              ...(described.properties?.[name] ? [] : [`${path}.${name} is not described`]),
              ...namesIn(value[name], described.properties?.[name], `${path}.${name}`),
            ])
        : [];
    expect(namesIn(values, schema)).toEqual([]);
  });

  it('reads only values that exist', () => {
    const found = [...templates.matchAll(/\.Values((?:\.\w+)+)/g)].map(([, path = '']) => path.slice(1));
    expect(found.length).toBeGreaterThan(30);
    const has = (path: string) =>
      path.split('.').reduce<unknown>((at, name) => (isObject(at) ? at[name] : undefined), values) !== undefined;
    expect(found.filter((path) => !has(path))).toEqual([]);
  });

  it('offers each setting of the product once: as a value, or set by the chart or the images', async () => {
    const offered = Object.keys(schema.properties?.['settings']?.properties ?? {});
    const set = [...templates.matchAll(/- name: ([A-Z][A-Z\d_]+)$|"([A-Z][A-Z\d_]+)"/gm)].map(
      ([, named, listed = '']) => named ?? listed,
    );
    const ofImages = (await variablesOfImages()).filter((name) => name in settingsTable);
    const known = [...Object.keys(settingsTable), ...ofProcesses, ...ofCaddy];
    const all = new Set([...offered, ...set, ...ofImages, ...withoutUse]);
    expect({ unknown: [...all].filter((name) => !known.includes(name)) }).toEqual({ unknown: [] });
    expect({ missing: known.filter((name) => !all.has(name)) }).toEqual({ missing: [] });
    expect({ twice: offered.filter((name) => [...set, ...ofImages].includes(name)) }).toEqual({ twice: [] });
  });

  it('installs the version of the product that it is in', async () => {
    const product = z.object({ version: z.string() }).parse(JSON.parse(await readFile(inRoot('package.json'), 'utf8')));
    expect(parse(await readChart('Chart.yaml'))).toMatchObject({
      version: product.version,
      appVersion: product.version,
    });
  });

  it('brings the alarms and the dashboard of compose.yaml', async () => {
    for (const [, path = ''] of templates.matchAll(/\.Files\.Get "monitoring\/([\w.-]+)"/g)) {
      expect(await readChart(`monitoring/${path}`)).toBe(await readFile(inRoot('deploy', path), 'utf8'));
    }
  });
});
