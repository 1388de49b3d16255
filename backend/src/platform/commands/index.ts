export { actingFor } from './acting-for.ts';
export type { CommandContext, Commands, TouchedStream } from './commands.ts';
export { createCommands } from './create-commands.ts';
export { createIdempotency, type Idempotency, type KeyedRequest, type StoredResponse } from './idempotency.ts';
export type { PastEvent } from './recorder.ts';
export { eventsOfUndo, revertedState } from './undo.ts';
