import { hostConfig } from '@hub/mfe/rspack';

export default hostConfig({
  dir: import.meta.dirname,
  entries: { visitor: './src/visitor.tsx', host: './src/host.tsx', check: './src/check.tsx' },
  worker: './src/service-worker/service-worker.ts',
  publicFolder: './public',
});
