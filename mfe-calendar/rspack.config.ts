import { remoteConfig } from '@hub/mfe/rspack';

export default remoteConfig({
  dir: import.meta.dirname,
  name: 'mfe_calendar',
  exposes: {
    './lifecycles': './src/lifecycles.tsx',
    './slots/bar-add': './src/slots/bar-add.tsx',
    './slots/dashboard-today': './src/slots/dashboard-today.tsx',
    './slots/dashboard-upcoming': './src/slots/dashboard-upcoming.tsx',
    './slots/dashboard-month': './src/slots/dashboard-month.tsx',
    './slots/class-events': './src/slots/class-events.tsx',
    './slots/class-upcoming': './src/slots/class-upcoming.tsx',
    './slots/class-timetable': './src/slots/class-timetable.tsx',
    './slots/settings-subscriptions': './src/slots/settings-subscriptions.tsx',
  },
});
