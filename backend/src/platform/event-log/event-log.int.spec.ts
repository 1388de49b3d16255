import { startEventLog } from '@hub/event-log';
import { createTestDatabase } from '@hub/postgres/testing';
import { openEventLog } from './client.ts';
import { keepsTheContractOfTheEventLog } from '../testing/event-log-port.ts';

keepsTheContractOfTheEventLog(async () => {
  const database = await createTestDatabase();
  const server = await startEventLog({ databaseUrl: database.url, host: '127.0.0.1', port: 0 });
  const eventLog = openEventLog(server.url);
  const stop = async () => {
    await eventLog.close();
    await server.drain();
    await database.drop();
  };
  return { eventLog, stop };
});
