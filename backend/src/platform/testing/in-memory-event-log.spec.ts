import { describeEventLogContract } from './event-log-contract.ts';
import { createInMemoryEventLog } from './in-memory-event-log.ts';

describeEventLogContract(async () => {
  const eventLog = createInMemoryEventLog();
  return { eventLog, stop: () => eventLog.close() };
});
