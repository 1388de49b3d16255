import { features } from './app.ts';
import { configOrExit } from './config.ts';
import { createLog } from './platform/log.ts';
import { createPlatform } from './platform/parts.ts';
import { closeOnSignal } from './platform/shutdown.ts';
import { superviseSubscriptions } from './platform/subscription.ts';

const config = configOrExit();
const log = createLog('projector', config.logLevel);
const platform = createPlatform(config, features, log);
const supervision = superviseSubscriptions(
  {
    projections: features.flatMap(({ projections = [] }) => projections),
    reactors: features.flatMap(({ reactors }) => reactors?.(platform) ?? []),
  },
  { ...platform, databaseUrl: config.databaseUrl },
);

closeOnSignal(log, async () => {
  await supervision.stop();
  await platform.close();
});
