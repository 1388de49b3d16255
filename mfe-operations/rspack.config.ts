import { remoteConfig } from '@hub/mfe/rspack';

export default remoteConfig({
  dir: import.meta.dirname,
  name: 'mfe_operations',
  exposes: { './lifecycles': './src/lifecycles.tsx' },
});
