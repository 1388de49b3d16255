import { globSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));

export const workflowsPath = fileURLToPath(new URL('workflows.ts', import.meta.url));
export const bundlePath = fileURLToPath(new URL('../build/workflow-bundle.js', import.meta.url));

const changedAt = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** The bundle made ahead, unless a workflow was changed since: then the worker bundles at its start. */
export const workflowCode = () => {
  const sources = [workflowsPath, ...globSync('*/workflow.ts', { cwd: here }).map((path) => `${here}${path}`)];
  const fresh = changedAt(bundlePath) > Math.max(...sources.map(changedAt));
  return fresh ? { workflowBundle: { codePath: bundlePath } } : { workflowsPath };
};
