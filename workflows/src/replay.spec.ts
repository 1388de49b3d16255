import { sealedPayloads } from '@hub/cipher';
import { DefaultLogger, Runtime, Worker, type WorkflowBundleWithSourceMap } from '@temporalio/worker';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { bundleWorkflows } from './workflow-code.ts';
import { payloadKeyOf } from './testing/backend-server.ts';

/** The histories of every workflow, in its folder. */
const histories = globSync('*/*.history.json', { cwd: import.meta.dirname }).toSorted();
const historyOf = (path: string) => {
  const text = readFileSync(join(import.meta.dirname, path), 'utf8');
  const [, id = ''] = /"workflow": "([^"]+)"/.exec(text) ?? [];
  return { history: JSON.parse(text) as unknown, workflowId: Buffer.from(id, 'base64').toString() };
};

let workflowBundle: WorkflowBundleWithSourceMap;

beforeAll(async () => {
  Runtime.install({ logger: new DefaultLogger('ERROR'), shutdownSignals: [] });
  workflowBundle = await bundleWorkflows();
}, 60_000);

describe('recorded runs', { tags: ['R33'], timeout: 30_000 }, () => {
  it('exist for every workflow', () => {
    const workflows = globSync('*/activities.ts', { cwd: import.meta.dirname }).map((path) => dirname(path));
    expect(new Set(histories.map((path) => dirname(path)))).toEqual(new Set(workflows));
  });

  it.each(histories)('replay with the current code: %s', async (path) => {
    const { history, workflowId } = historyOf(path);
    const options = { workflowBundle, dataConverter: sealedPayloads(payloadKeyOf) };
    await expect(Worker.runReplayHistory(options, history, workflowId)).resolves.toBeUndefined();
  });

  it('need nothing at run time except Temporal', () => {
    const packages = new Set(
      [...workflowBundle.code.matchAll(/node_modules\/((?:@[\w-]+\/)?[a-z][\w-]*)\//g)].map((match) => match[1]),
    );
    expect(packages).toEqual(new Set(['@temporalio/common', '@temporalio/workflow', 'long', 'ms', 'nexus-rpc']));
  });
});
