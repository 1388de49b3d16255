import type { CommandContext } from '../platform/commands/index.ts';
import type { RequestContext } from '../platform/http/index.ts';
import type { RecordedEvents } from '../platform/read-models/index.ts';

interface Handlers<Command> {
  readonly handle: (command: Command, context: CommandContext) => Promise<RecordedEvents>;
  readonly handleAll: (commands: readonly Command[], context: CommandContext) => Promise<unknown>;
}

/** The first command and those that go with it, as one change that is undone as a whole. Returns what the first recorded. */
export const handlerTogether =
  <Command>({ handle, handleAll }: Handlers<Command>) =>
  async ([first, ...others]: readonly [Command, ...Command[]], context: RequestContext) => {
    const together = { ...context, commandId: context.newId() };
    const recorded = await handle(first, together); // alone: a rejection leaves the others as they are
    await handleAll(others, together);
    return recorded;
  };
