import { access, readFile } from 'node:fs/promises';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { z } from 'zod';
import './platform/audit/index.ts'; // registers its metrics, as the next one does
import './platform/subscriptions/index.ts';
import { registry } from './platform/observability/index.ts';

const read = (name: string) => readFile(new URL(`../../deploy/${name}`, import.meta.url), 'utf8');

const defaults = new Registry();
collectDefaultMetrics({ register: defaults });

const parts: Readonly<Record<string, readonly string[]>> = { histogram: ['_bucket', '_sum', '_count'] };
/** Every series that a process of the backend serves, and Prometheus's own about each process. */
const served = async () => {
  const metrics = await Promise.all([registry, defaults].map((each) => each.getMetricsAsJSON()));
  const names = metrics.flat().flatMap(({ name, type }) => (parts[type] ?? ['']).map((part) => name + part));
  return new Set([...names, 'up']);
};

/** The names before a selector, a range or a comparison; functions and labels are not followed by those. */
const namesIn = (expression: string) => {
  const bare = expression.replaceAll(/"[^"]*"/g, '').replaceAll(/\b(?:by|without) \([^)]*\)/g, '');
  const labels = bare.replaceAll(/\{[^}]*\}/g, '');
  return [...labels.matchAll(/(?<![\w.])([a-z]\w*)(?!\w|\s*\()/g)].map(([, name = '']) => name);
};
const units = new Set(['m', 's', 'h']);

const Dashboard = z.object({
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) })),
});

const ofDashboard = async (name: string) =>
  Dashboard.parse(JSON.parse(await read(name))).panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));

const expressionsOf = {
  'alerts.yaml': async () => [...(await read('alerts.yaml')).matchAll(/^ +expr: (.+)$/gm)].map(([, one = '']) => one),
  'grafana-dashboard.json': ofDashboard,
  'grafana-dashboard-background.json': ofDashboard,
};

it.each(Object.entries(expressionsOf))('%s reads only metrics that are served', async (file, expressions) => {
  const known = await served();
  const found = await expressions(file);
  expect(found.length).toBeGreaterThan(10);
  for (const expression of found) {
    const names = namesIn(expression).filter((name) => !units.has(name));
    expect({ expression, names }).toEqual({ expression, names: expect.arrayContaining([expect.anything()]) });
    expect({ expression, unknown: names.filter((name) => !known.has(name)) }).toEqual({ expression, unknown: [] });
  }
});

it('every alarm has an expression, a severity, a sentence, a runbook that exists, and a test', async () => {
  const [text, tests] = await Promise.all(['alerts.yaml', 'alerts.test.yaml'].map(read));
  const alarms = text?.split(/^ +- alert: /m).slice(1) ?? [];
  for (const alarm of alarms) {
    expect(alarm).toMatch(/^ +expr: /m);
    expect(alarm).toMatch(/severity: (?:warning|critical)/);
    expect(alarm).toMatch(/summary: '/);
    const [, runbook = ''] = /runbook: (\S+)/.exec(alarm) ?? [];
    await access(new URL(`../../${runbook}`, import.meta.url));
    expect(tests).toContain(`alertname: ${alarm.split('\n')[0]}\n`);
  }
});
