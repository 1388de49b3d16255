import { inRoot } from '@hub/local/root';
import { beforeAll, describe, expect, it } from 'vitest';
import { prepareTool } from './tools.ts';

let promtool: Awaited<ReturnType<typeof prepareTool>>;
beforeAll(async () => {
  promtool = await prepareTool('promtool');
});

describe('the alarms', () => {
  it('are accepted by Prometheus, without a warning', async () => {
    const checked = await promtool(['check', 'rules', '--lint-fatal', inRoot('deploy', 'alerts.yaml')]);
    expect(checked).toMatchObject({ ok: true });
  });

  it('are each silent at first and raised by their numbers', async () => {
    expect(await promtool(['test', 'rules', inRoot('deploy', 'alerts.test.yaml')])).toMatchObject({ ok: true });
  });

  it('are loaded by the configuration of compose.yaml', async () => {
    // the files that it names are mounted in the container
    const checked = await promtool(['check', 'config', '--syntax-only', inRoot('deploy', 'prometheus.yaml')]);
    expect(checked).toMatchObject({ ok: true });
  });
});
