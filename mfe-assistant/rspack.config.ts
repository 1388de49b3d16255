import { remoteConfig } from '@hub/mfe/rspack';

export default remoteConfig({
  dir: import.meta.dirname,
  name: 'mfe_assistant',
  exposes: {
    './slots/assistant-panel': './src/slots/assistant-panel.tsx',
    './slots/bar-ask': './src/slots/bar-ask.tsx',
    './slots/class-chat': './src/slots/class-chat.tsx',
  },
});
