import { expect, it } from 'vitest';
import { createEventCodec } from '../event-log/index.ts';
import { createInMemoryKeys } from '../testing/in-memory-keys.ts';
import { noteAggregate, notesFeature } from '../testing/notes.ts';
import { subscribersOf } from './subscribers.ts';

const codec = createEventCodec([noteAggregate], createInMemoryKeys());
const notes = notesFeature({ react: async () => undefined });

it('a reactor counts only events of the categories it subscribes to as lag', () => {
  const { projections, reactors } = subscribersOf([{ ...notes, reactors: () => notes.reactors?.({} as never) ?? [] }], {
    codec,
  });
  expect(projections).toEqual([{ name: 'note-list' }]);
  const [watcher] = reactors;
  const subscribes = (streamId: string, type: string) =>
    watcher?.subscribesTo?.({ streamId, type, created: new Date(), position: { commit: 0n, prepare: 0n } });
  expect(subscribes('note-1', 'NoteWritten')).toBe(true);
  expect(subscribes('class-1', 'ClassAdded')).toBe(false);
});
