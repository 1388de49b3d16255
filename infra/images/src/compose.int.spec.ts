import { goTool } from '@hub/go-tools';
import { inRoot } from '@hub/local/root';
import { settingsTable } from '@hub/local/settings';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readConfig as readBackendConfig } from '../../../backend/src/config.ts';
import { readConfig as readWorkerConfig } from '../../../workflows/src/config.ts';
import { targets } from './build-images.ts';

const loader = await goTool({ package: 'github.com/compose-spec/compose-go/v2/cmd', version: 'v2.16.2' }).catch(String);
const isMissing = loader.startsWith('Error');

const Service = z.object({
  image: z.string(),
  build: z.object({ target: z.string() }).optional(),
  environment: z.record(z.string(), z.string().nullable()).default({}),
  ports: z.array(z.object({ target: z.number() })).default([]),
  volumes: z.array(z.object({ type: z.string(), target: z.string() })).default([]),
  tmpfs: z.array(z.string()).default([]),
  read_only: z.boolean().default(false),
  cap_drop: z.array(z.string()).default([]),
});
const Project = z.object({ services: z.record(z.string(), Service) });

/** Settings of single processes, which `pnpm start` sets itself. */
const ofProcesses = new Set(['BACKEND_URL', 'DRAIN_SECONDS', 'INTERNAL_PORT']);
const programs = ['migrate', 'api', 'projector', 'worker'];

/** The stages of the Containerfile by name, each with what it is made from and what it says. */
const stagesIn = (containerfile: string) =>
  new Map(
    containerfile.split(/^FROM /m).flatMap((text) => {
      const [, from = '', name = ''] = /^(\S+) AS (\S+)$/m.exec(text) ?? [];
      return name ? [[name, { from, text }] as const] : [];
    }),
  );

describe.skipIf(isMissing)(`compose.yaml${isMissing ? ` (skipped: ${loader})` : ''}`, () => {
  let folder: string;
  let source: string;
  let variables: string;
  let stages: ReturnType<typeof stagesIn>;
  let services: z.output<typeof Project>['services'];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hub-compose-'));
    [source, variables] = await Promise.all([
      readFile(inRoot('compose.yaml'), 'utf8'),
      readFile(inRoot('deploy', 'compose.env'), 'utf8'),
    ]);
    stages = stagesIn(await readFile(inRoot('deploy', 'Containerfile'), 'utf8'));
    const secret = Buffer.alloc(32, 7).toString('base64');
    const values = new Map([...variables.matchAll(/^([A-Z\d_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]));
    // filled in here, because the loader reads no variables; it rejects those that are left
    const filled = source
      .replaceAll(/\$\{([A-Z\d_]+):\?\}/g, (_, name: string) => values.get(name) || secret)
      .replaceAll(/\$\{([A-Z\d_]+):-([^}]*)\}/g, (_, name: string, fallback: string) => values.get(name) || fallback);
    await writeFile(join(folder, 'compose.yaml'), filled);
    // the specification's own loader checks the schema and the references between services
    const { stdout } = await promisify(execFile)(loader, ['-format', 'json', 'compose.yaml'], { cwd: folder });
    ({ services } = Project.parse(JSON.parse(stdout)));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const chainOf = (target: string): string[] => {
    const stage = stages.get(target);
    return stage ? [stage.text, ...chainOf(stage.from)] : [];
  };
  const exposedBy = (target: string) => {
    const lines = chainOf(target).flatMap((text) => [...text.matchAll(/^EXPOSE (.*)$/gm)]);
    return lines.flatMap(([, ports = '']) => ports.split(' ').map(Number));
  };
  const ours = () =>
    Object.entries(services).flatMap(([name, service]) => (service.build ? [{ name, ...service }] : []));

  it('is accepted by the loader of its specification, with every service that the product needs', () => {
    expect(Object.keys(services)).toEqual(
      expect.arrayContaining([...targets, 'migrate', 'postgres', 'kurrentdb', 'temporal', 'minio', 'mailpit']),
    );
    expect(Object.keys(services)).toEqual(expect.arrayContaining(['prometheus', 'grafana']));
  });

  it('mounts only files that exist', async () => {
    const files = [...source.matchAll(/\.\/(deploy\/[\w.-]+):/g)].map(([, file = '']) => file);
    expect(files).toContain('deploy/alerts.yaml');
    for (const file of files) expect(await readFile(inRoot(file), 'utf8')).not.toBe('');
  });

  it('builds each image from a stage of the Containerfile, and uses every one', () => {
    const built = ours().map(({ build }) => build?.target);
    expect(new Set(built)).toEqual(new Set(targets));
    for (const target of targets) expect(stages.has(target)).toBe(true);
  });

  it('runs our images without root, without capabilities and on a read-only root with a place for uploads', () => {
    for (const { build, read_only, cap_drop, tmpfs } of ours()) {
      expect({ read_only, cap_drop }).toEqual({ read_only: true, cap_drop: ['ALL'] });
      expect(tmpfs.join(',')).toContain('/tmp');
      expect(chainOf(build?.target ?? '').join('\n')).toMatch(/^USER 10001:10001$/m);
    }
  });

  it('gives our programs only settings that they know', () => {
    for (const name of programs) {
      const given = Object.keys(services[name]?.environment ?? {});
      expect(given.filter((each) => !(each in settingsTable) && !ofProcesses.has(each))).toEqual([]);
    }
  });

  it('gives our programs complete and valid settings', () => {
    const environmentOf = (name: string) =>
      Object.fromEntries(Object.entries(services[name]?.environment ?? {}).map(([key, value]) => [key, value ?? '']));
    for (const name of ['migrate', 'api', 'projector']) {
      const config = readBackendConfig(environmentOf(name));
      expect(config.s3).toMatchObject({ bucket: 'academic-hub', pathStyle: true });
      expect(config.trustProxy).toBe(true);
    }
    expect(readWorkerConfig(environmentOf('worker')).backend.url).toBe(
      `http://api:${services['api']?.environment['INTERNAL_PORT']}`,
    );
  });

  it('names only hosts that are services', () => {
    const hosts = programs.flatMap((name) =>
      Object.entries(services[name]?.environment ?? {}).flatMap(([key, value]) => {
        if (key === 'PUBLIC_URL' || !value) return [];
        if (key === 'TEMPORAL_ADDRESS') return [value.split(':')[0]];
        return URL.canParse(value) && value.includes('://') ? [new URL(value).hostname] : [];
      }),
    );
    expect(hosts.length).toBeGreaterThan(10);
    expect(hosts.filter((host) => !Object.keys(services).includes(host ?? ''))).toEqual([]);
  });

  it('publishes only ports that the image exposes, and scrapes the metrics port', async () => {
    for (const { build, ports } of ours()) {
      for (const { target } of ports) expect(exposedBy(build?.target ?? '')).toContain(target);
    }
    expect(exposedBy('api')).toContain(Number(settingsTable.PORT.fallback));
    const scraped = /port: (\d+)/.exec(await readFile(inRoot('deploy', 'prometheus.yaml'), 'utf8'))?.[1];
    for (const target of ['api', 'projector', 'worker']) expect(exposedBy(target)).toContain(Number(scraped));
  });

  it('uses the variables that compose.env lists, and no others', () => {
    const used = new Set([...source.matchAll(/\$\{([A-Z\d_]+)/g)].map(([, name]) => name));
    const listed = new Set([...variables.matchAll(/^([A-Z\d_]+)=/gm)].map(([, name]) => name));
    expect(used).toEqual(listed);
  });

  it('mounts files that exist', async () => {
    for (const [, path = ''] of source.matchAll(/\.\/(deploy\/[\w.-]+):/g)) {
      expect(await readFile(inRoot(path), 'utf8')).not.toBe('');
    }
  });
});
