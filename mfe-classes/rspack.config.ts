import { remoteConfig } from '@hub/mfe/rspack';

export default remoteConfig({
  dir: import.meta.dirname,
  name: 'mfe_classes',
  exposes: {
    './lifecycles': './src/lifecycles.tsx',
    './slots/dashboard-classes': './src/slots/dashboard-classes.tsx',
  },
});
