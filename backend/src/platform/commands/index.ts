export type { CommandContext, Commands, TouchedStream } from './commands.ts';
export { createCommands } from './handle-command.ts';
export { createIdempotency, type Idempotency, type KeyedRequest, type StoredAnswer } from './idempotency.ts';
export type { PastEvent } from './recorder.ts';
export { eventsOfUndo, takenBack } from './undo.ts';
