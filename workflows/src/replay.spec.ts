import { sealedPayloads } from '@hub/cipher';
import { DefaultLogger, Runtime, Worker, type WorkflowBundleWithSourceMap } from '@temporalio/worker';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { bundleWorkflows } from '../code.ts';
import { payloadKeyOf } from '../testing/backend-server.ts';

const historyOf = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`${name}.history.json`, import.meta.url), 'utf8'));

let workflowBundle: WorkflowBundleWithSourceMap;

beforeAll(async () => {
  Runtime.install({ logger: new DefaultLogger('ERROR'), shutdownSignals: [] });
  workflowBundle = await bundleWorkflows();
}, 60_000);

describe('runs that were recorded', { timeout: 30_000 }, () => {
  it.each(['analyzed', 'unreadable', 'analyzed-sealed', 'unreadable-sealed'])(
    'go on under this code: %s',
    async (name) => {
      await expect(
        Worker.runReplayHistory({ workflowBundle, dataConverter: sealedPayloads(payloadKeyOf) }, historyOf(name)),
      ).resolves.toBeUndefined();
    },
  );

  it('need nothing at run time but Temporal', () => {
    const packages = new Set(
      [...workflowBundle.code.matchAll(/node_modules\/((?:@[\w-]+\/)?[a-z][\w-]*)\//g)].map((match) => match[1]),
    );
    expect(packages).toEqual(new Set(['@temporalio/common', '@temporalio/workflow', 'long', 'ms', 'nexus-rpc']));
  });
});
