import { checkConfig, hostConfig } from '@hub/mfe/rspack';

const dir = import.meta.dirname;

export default [
  hostConfig({
    dir,
    entries: { visitor: './src/visitor.tsx', host: './src/host.tsx' },
    worker: './src/service-worker/service-worker.ts',
    publicFolder: './public',
  }),
  checkConfig({ dir, entry: './src/check.tsx' }),
];
