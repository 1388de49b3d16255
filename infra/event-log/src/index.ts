export { startEventLog, type EventLog, type EventLogOptions } from './start-event-log.ts';
