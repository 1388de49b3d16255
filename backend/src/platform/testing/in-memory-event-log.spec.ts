import { keepsTheContractOfTheEventLog } from './event-log-port.ts';
import { createInMemoryEventLog } from './in-memory-event-log.ts';

keepsTheContractOfTheEventLog(async () => {
  const eventLog = createInMemoryEventLog();
  return { eventLog, stop: () => eventLog.close() };
});
