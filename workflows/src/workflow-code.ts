import { failureConverterPath } from '@hub/cipher';
import { bundleWorkflowCode, DefaultLogger } from '@temporalio/worker';
import { globSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const thisFile = fileURLToPath(import.meta.url);
const here = fileURLToPath(new URL('.', import.meta.url));

const workflowsPath = fileURLToPath(new URL('workflows.ts', import.meta.url));
export const bundlePath = fileURLToPath(new URL('../build/workflow-bundle.js', import.meta.url));

/** Bundles the workflows into one file, with the interceptor that passes on their origin. */
export const bundleWorkflows = () =>
  bundleWorkflowCode({
    workflowsPath,
    failureConverterPath,
    workflowInterceptorModules: [fileURLToPath(new URL('origin/workflow.ts', import.meta.url))],
    logger: new DefaultLogger('WARN'),
  });

const changedAt = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

const load = async () => {
  const sources = [
    workflowsPath,
    thisFile,
    failureConverterPath,
    ...globSync('*/workflow.ts', { cwd: here }).map((path) => `${here}${path}`),
  ];
  const fresh = changedAt(bundlePath) > Math.max(...sources.map(changedAt));
  return { workflowBundle: fresh ? { codePath: bundlePath } : await bundleWorkflows() };
};

let loaded: ReturnType<typeof load> | undefined;

/** The prebuilt bundle, unless a workflow changed since: then the process bundles once, at its start. */
export const workflowCode = (): ReturnType<typeof load> => {
  loaded ??= load();
  return loaded;
};
