import { createHubContext } from './context.ts';
import { failureText } from './failure.ts';
import { runHub } from './run-hub.ts';

process.on('unhandledRejection', () => undefined); // the event log's client causes these when a connection breaks
process.on('uncaughtException', (error) => {
  process.stderr.write(`${failureText(error)}\n`);
  process.exit(1);
});

const context = createHubContext({
  environment: process.env,
  output: process.stdout,
  errors: process.stderr,
  exitWith: (code) => {
    process.exitCode = code;
  },
});
await runHub(process.argv.slice(2), context);
