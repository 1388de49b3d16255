import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '@hub/local/root';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { readConfig as readBackendConfig } from '../../../backend/src/config.ts';
import { readConfig as readWorkerConfig } from '../../../workflows/src/config.ts';
import { chartFolder } from './chart-files.ts';
import { kubernetesVersion, writeKubernetesSchemas } from './kubernetes-schemas.ts';
import { type Container, type Manifest, readManifests } from './manifests.ts';
import { prepareTool } from './tools.ts';

type Tool = Awaited<ReturnType<typeof prepareTool>>;

const university = inRoot('infra', 'chart', 'src', 'testing', 'university.yaml');
const required = ['--set', 'settings.PUBLIC_URL=https://hub.example.edu', '--set', 'settings.TEMPORAL_ADDRESS=t:7233'];
const least = [...required, '--set', 'settings.S3_BUCKET=academic-hub'];
const installations = { 'the least that is needed': least, 'everything it has': ['--values', university] };

/** A cluster's Secret, as the runbook makes it. */
const secrets: Readonly<Record<string, string>> = {
  MASTER_KEY: Buffer.alloc(32, 7).toString('base64'),
  WORKER_TOKEN: 'a token of the worker',
  EVENTSTORE_URL: 'esdb://kurrentdb:2113?tls=false',
  DATABASE_URL: 'postgres://owner@postgres/hub',
  API_DATABASE_URL: 'postgres://api@postgres/hub',
  PROJECTOR_DATABASE_URL: 'postgres://projector@postgres/hub',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
  OPENAI_API_KEY: 'key',
};

/** Without files, which this machine does not have. */
const environmentOf = ({ env }: Container) =>
  Object.fromEntries(
    env.flatMap(({ name, value, valueFrom }) => {
      if (name.endsWith('_FILE')) return [];
      const found = value ?? secrets[valueFrom?.secretKeyRef.key ?? ''];
      return found === undefined ? [] : [[name, found] as const];
    }),
  );

/** Each pod of an installation by its component. */
const podsIn = (manifests: readonly Manifest[]) =>
  manifests.flatMap(({ kind, spec }) => {
    const { metadata, spec: pod } = spec?.template ?? {};
    if (!metadata || !pod) return [];
    const component = metadata.labels['app.kubernetes.io/component'] ?? '';
    return [{ component, kind, pod, labels: metadata.labels, container: pod.containers[0] }];
  });

const selects = (selector: Readonly<Record<string, string>>, labels: Readonly<Record<string, string>>) =>
  Object.entries(selector).every(([name, value]) => labels[name] === value);

let folder: string;
let [helm, kubeconform, promtool]: (Tool | undefined)[] = [];
let schemas: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hub-chart-'));
  // one after the other: each build uses every core
  helm = await prepareTool('helm');
  kubeconform = await prepareTool('kubeconform');
  promtool = await prepareTool('promtool');
  schemas = await writeKubernetesSchemas(folder);
});
afterAll(() => rm(folder, { recursive: true }));

const render = (given: readonly string[]) =>
  helm?.(['template', 'hub', chartFolder, '--kube-version', kubernetesVersion, ...given]);

describe('the chart refuses', () => {
  const refused = [
    ['an installation without the address of the product', required.slice(2)],
    ['an installation without Temporal', required.slice(0, 2)],
    ['a setting that nothing reads', [...required, '--set', 'settings.PUBLC_URL=x']],
    ['a secret as a value', [...required, '--set', 'settings.MASTER_KEY=x']],
    ['no projector', [...required, '--set', 'projector.replicas=0']],
  ] as const;
  it.each(refused)('%s', async (_, given) => {
    expect(await render(given)).toMatchObject({ ok: false, output: expect.stringContaining("values don't meet") });
  });
});

describe.each(Object.entries(installations))('the chart with %s', (_, given) => {
  let manifests: readonly Manifest[];
  let [file, text] = ['', ''];
  beforeAll(async () => {
    const rendered = await render(given);
    if (!rendered?.ok) throw new Error(rendered?.output);
    text = rendered.output;
    manifests = readManifests(text);
    file = join(folder, 'rendered.yaml');
    await writeFile(file, text);
  });
  const podOf = (name: string) => podsIn(manifests).find(({ component }) => component === name);
  const named = (kind: string) => manifests.filter((manifest) => manifest.kind === kind);

  it('has nothing that Helm warns about', async () => {
    expect(await helm?.(['lint', '--strict', chartFolder, ...given])).toMatchObject({ ok: true });
  });

  it('is accepted by the schemas of Kubernetes', async () => {
    const known = ['-strict', '-schema-location', schemas, '-skip', 'PodMonitor,PrometheusRule'];
    expect(await kubeconform?.([...known, file])).toEqual({ ok: true, output: '' });
    const misspelt = join(folder, 'misspelt.yaml');
    await writeFile(misspelt, text.replaceAll('readOnlyRootFilesystem', 'readOnlyRootFileSystem'));
    expect(await kubeconform?.([...known, misspelt])).toMatchObject({
      ok: false,
      output: expect.stringContaining("'readOnlyRootFileSystem' not allowed"),
    });
  });

  it('has several of each process, from the images of the product, and migrates before them', () => {
    for (const component of ['api', 'projector', 'worker', 'web']) {
      expect(podOf(component)?.container.image).toMatch(new RegExp(`academic-hub-${component}:0\\.1\\.0$`));
    }
    expect(named('Deployment').every(({ spec }) => spec?.replicas === undefined || spec.replicas >= 2)).toBe(true);
    const job = named('Job')[0];
    expect(job?.metadata.annotations).toMatchObject({ 'helm.sh/hook': 'pre-install,pre-upgrade' });
    expect(podOf('migrate')?.container.command).toEqual(['node', 'backend/src/migrate.ts']);
  });

  it('runs every pod without root, capabilities or a token, on a read-only root with limits and a place for files', () => {
    const pods = podsIn(manifests);
    expect(pods).toHaveLength(5);
    for (const { pod, container } of pods) {
      expect(pod).toMatchObject({
        automountServiceAccountToken: false,
        enableServiceLinks: false,
        securityContext: { runAsNonRoot: true, runAsUser: 10_001, seccompProfile: { type: 'RuntimeDefault' } },
      });
      expect(container).toMatchObject({
        securityContext: {
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        },
        resources: { limits: { memory: expect.any(String) }, requests: { cpu: expect.any(String) } },
      });
      expect(container.volumeMounts.map(({ mountPath }) => mountPath)).toContain('/tmp');
      const volumes = pod.volumes.map(({ name }) => name);
      expect(container.volumeMounts.filter(({ name }) => !volumes.includes(name))).toEqual([]);
    }
  });

  it('asks every process whether it is ready and alive', () => {
    for (const { kind, container } of podsIn(manifests)) {
      if (kind !== 'Deployment') continue;
      expect(container).toMatchObject({ readinessProbe: expect.any(Object), livenessProbe: expect.any(Object) });
    }
    expect(podOf('api')?.container).toMatchObject({ readinessProbe: { httpGet: { path: '/api/ready' } } });
  });

  it('gives the programs complete and valid settings, and each only its own secrets', () => {
    for (const component of ['migrate', 'api', 'projector']) {
      const container = podOf(component)?.container;
      const config = container && readBackendConfig(environmentOf(container));
      expect(config).toMatchObject({ trustProxy: true, publicUrl: 'https://hub.example.edu' });
    }
    const worker = podOf('worker')?.container;
    expect(readWorkerConfig(worker ? environmentOf(worker) : {}).backend.url).toBe('http://hub-academic-hub-api:3001');
    const keys = worker?.env.flatMap(({ valueFrom }) => valueFrom?.secretKeyRef.key ?? []);
    expect(keys).toEqual(['WORKER_TOKEN', 'TEMPORAL_API_KEY', 'OPENAI_API_KEY', 'GOOGLE_API_KEY', 'EMBEDDINGS_KEY']);
    expect(podOf('web')?.container.env.flatMap(({ valueFrom }) => valueFrom ?? [])).toEqual([]);
  });

  it('contains no secret, only references', () => {
    for (const { container } of podsIn(manifests)) {
      const plain = container.env.flatMap(({ name, value }) => (value === undefined ? [] : name));
      expect(plain.filter((name) => name in secrets)).toEqual([]);
    }
    expect(named('Secret')).toEqual([]);
  });

  it('leads requests from Caddy to the APIs, and from workers to the port that is theirs', async () => {
    const service = named('Service').find(({ metadata }) => metadata.name === 'hub-academic-hub-api');
    expect(service?.spec?.ports?.map(({ port }) => port)).toEqual([3000, 3001]);
    expect(podOf('web')?.container.env).toContainEqual({ name: 'API_UPSTREAMS', value: 'hub-academic-hub-api:3000' });
    const containerfile = await readFile(inRoot('deploy', 'Containerfile'), 'utf8');
    const exposed = new Set([...containerfile.matchAll(/^EXPOSE (.*)$/gm)].flatMap(([, line = '']) => line.split(' ')));
    for (const { container } of podsIn(manifests)) {
      for (const { containerPort } of container.ports) expect(exposed).toContain(String(containerPort));
    }
  });

  it('keeps all but one of each process while nodes are emptied', () => {
    const kept = named('PodDisruptionBudget').map(({ spec }) => spec);
    expect(kept.map((spec) => spec?.['maxUnavailable'])).toEqual([1, 1, 1, 1]);
  });

  it('lets a pod be reached, and reach, only by what is named', () => {
    const policies = named('NetworkPolicy');
    const of = (component: string) =>
      policies.filter(({ spec }) => selects(spec?.podSelector?.matchLabels ?? {}, podOf(component)?.labels ?? {}));
    for (const { labels } of podsIn(manifests)) {
      const all = policies.filter(({ spec }) => selects(spec?.podSelector?.matchLabels ?? {}, labels));
      expect(all[0]?.spec).toMatchObject({ policyTypes: ['Ingress', 'Egress'] });
    }
    const intoApi = of('api').flatMap(({ spec }) => spec?.ingress ?? []);
    const callers = (port: number) =>
      intoApi
        .filter(({ ports }) => ports.some((each) => each.port === port))
        .flatMap(({ from = [] }) =>
          from.map(({ podSelector }) => podSelector?.matchLabels['app.kubernetes.io/component']),
        );
    expect([callers(3000), callers(3001)]).toEqual([['web'], ['worker']]);
    const fromWorker = of('worker')
      .filter(({ metadata }) => !metadata.name.endsWith('-backend')) // selects by an expression
      .flatMap(({ spec }) => spec?.egress?.flatMap(({ ports }) => ports.map(({ port }) => port)) ?? []);
    expect(fromWorker).not.toContain(5432);
    expect(fromWorker).not.toContain(3000);
  });
});

describe('with everything, the chart', () => {
  let manifests: readonly Manifest[];
  beforeAll(async () => {
    manifests = readManifests((await render(installations['everything it has']))?.output ?? '');
  });
  const only = (kind: string) => manifests.filter((manifest) => manifest.kind === kind);

  it('leaves the number of APIs and workers to their autoscalers', () => {
    const scaled = only('HorizontalPodAutoscaler').map(({ spec }) => spec?.scaleTargetRef?.name);
    expect(scaled).toEqual(['hub-academic-hub-api', 'hub-academic-hub-worker']);
    const fixed = only('Deployment').filter(({ spec }) => spec?.replicas !== undefined);
    expect(fixed.map(({ metadata }) => metadata.name)).toEqual(['hub-academic-hub-projector', 'hub-academic-hub-web']);
  });

  it('gives each process its own login', () => {
    const logins = podsIn(manifests).map(({ component, container }) => [
      component,
      container.env.find(({ name }) => name === 'DATABASE_URL')?.valueFrom?.secretKeyRef.key,
    ]);
    expect(Object.fromEntries(logins)).toEqual({
      api: 'API_DATABASE_URL',
      projector: 'PROJECTOR_DATABASE_URL',
      migrate: 'DATABASE_URL',
      worker: undefined,
      web: undefined,
    });
  });

  it('is reached under the host of its address', () => {
    expect(only('Ingress')[0]?.spec).toMatchObject({
      rules: [{ host: 'hub.example.edu' }],
      tls: [{ hosts: ['hub.example.edu'], secretName: 'hub-certificate' }],
    });
  });

  it('brings alarms that Prometheus accepts, and the dashboards', async () => {
    const rules = join(folder, 'rules.yaml');
    await writeFile(rules, stringify({ groups: only('PrometheusRule')[0]?.spec?.['groups'] }));
    expect(await promtool?.(['check', 'rules', rules])).toMatchObject({ ok: true });
    const dashboards = Object.values(only('ConfigMap')[0]?.data ?? {}).map((text): unknown => JSON.parse(text));
    expect(dashboards).toMatchObject([{ uid: 'academic-hub' }, { uid: 'academic-hub-background' }]);
    // the alarms ask for this job
    expect(only('PodMonitor')[0]?.spec).toMatchObject({ jobLabel: 'app.kubernetes.io/name' });
  });
});
