import { remoteConfig } from '@hub/mfe/rspack';

export default remoteConfig({
  dir: import.meta.dirname,
  name: 'mfe_study',
  exposes: {
    './slots/study-tools': './src/slots/study-tools.tsx',
    './slots/dashboard-review': './src/slots/dashboard-review.tsx',
  },
});
