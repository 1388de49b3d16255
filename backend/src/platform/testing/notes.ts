import { endpoint } from '@hub/contracts';
import type { Knex } from 'knex';
import { z } from 'zod';
import { type Aggregate, Rejection } from '../domain/index.ts';
import type { Feature, FeatureDependencies } from '../feature.ts';
import { mount } from '../http/routing/index.ts';
import type { Projection } from '../read-models/index.ts';
import type { ReactorEvent } from '../subscriptions/index.ts';

/** A small feature for the platform's own specs: notes of a student. */
const NoteEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('NoteWritten'), data: z.object({ noteId: z.string(), text: z.string() }) }),
  z.object({ type: z.literal('NoteErased'), data: z.object({ noteId: z.string() }) }),
]);
type NoteEvent = z.infer<typeof NoteEvent>;
type NoteCommand = { type: 'WriteNote'; noteId: string; text: string } | { type: 'EraseNote'; noteId: string };
type Note = { texts: string[] };
export type NoteRow = { ownerId: string; text: string; versions: number; writtenAt: string };

export const noteAggregate: Aggregate<NoteCommand, NoteEvent, Note> = {
  category: 'note',
  events: NoteEvent,
  decider: {
    initialState: { texts: [] },
    evolve: (state, event) => (event.type === 'NoteWritten' ? { texts: [...state.texts, event.data.text] } : state),
    decide(command, state) {
      if (command.type === 'EraseNote') return [{ type: 'NoteErased', data: { noteId: command.noteId } }];
      if (command.text === 'forbidden') throw new Rejection('already_exists');
      if (state.texts.at(-1) === command.text) return [];
      return [{ type: 'NoteWritten', data: { noteId: command.noteId, text: command.text } }];
    },
  },
};

/** A text that the projection cannot take in. */
export const poison = 'poison';

/** A text whose note changes all other notes of the student. */
export const dimsOthers = 'only this one matters';

const noteList = (version = 1, takesPoison = false): Projection<NoteEvent, NoteRow> => ({
  name: 'note-list',
  version,
  table: 'note_list',
  events: NoteEvent,
  categories: ['note'],
  queryKeys: ['/api/notes'],
  key: (event) => event.data.noteId,
  evolve(row, event, { ownerId, recordedAt }) {
    if (event.type === 'NoteErased') return null;
    if (event.data.text === poison && !takesPoison) throw new Error('cannot take this in');
    return { ownerId, text: event.data.text, versions: (row?.versions ?? 0) + 1, writtenAt: recordedAt };
  },
});

const dimming: Pick<Projection<NoteEvent, NoteRow>, 'applyTo'> = {
  applyTo({ type, data }, { ownerId }) {
    if (type !== 'NoteWritten' || data.text !== dimsOthers) return undefined;
    return (trx) => trx('note_list').where({ ownerId }).whereNot({ id: data.noteId }).update({ text: 'dim' });
  },
};

export const createNoteTable = (db: Knex) =>
  db.schema.createTable('note_list', (table) => {
    table.uuid('id').primary();
    table.uuid('owner_id').notNullable();
    table.text('text').notNullable();
    table.integer('versions').notNullable();
    table.timestamp('written_at', { useTz: true }).notNullable();
    table.index(['owner_id', 'written_at']);
  });

const NoteView = z.object({ id: z.uuid(), text: z.string(), versions: z.number() });
const params = z.object({ id: z.uuid() });
const body = z.object({ text: z.string('Text is required') });
const listNotes = endpoint({ method: 'GET', path: '/api/notes', result: z.array(NoteView) });
const addNote = endpoint({ method: 'POST', path: '/api/notes', body, result: NoteView, status: 201 });
const writeNote = endpoint({ method: 'PUT', path: '/api/notes/:id', params, body, result: z.undefined() });

const routes: Feature['routes'] = (router, { db, commands }: FeatureDependencies) => {
  const notes = () => db<NoteRow & { id: string }>('note_list');
  mount(router, listNotes, ({ user }) => notes().where({ ownerId: user.id }).orderBy('writtenAt'));
  mount(router, addNote, async ({ body: { text }, context }) => {
    const noteId = context.newId();
    await commands.handle(noteAggregate, { id: noteId, command: { type: 'WriteNote', noteId, text } }, context);
    return { id: noteId, text, versions: 1 };
  });
  mount(router, writeNote, async ({ params: { id: noteId }, body: { text }, context }) => {
    await commands.handle(noteAggregate, { id: noteId, command: { type: 'WriteNote', noteId, text } }, context);
    return undefined;
  });
};

interface NotesOptions {
  readonly version?: number;
  /** Repaired: the projection can take {@link poison} in. */
  readonly takesPoison?: boolean;
  /** The projection heeds {@link dimsOthers}. */
  readonly dims?: boolean;
  readonly react?: (event: NoteEvent, recorded: ReactorEvent) => Promise<void>;
}

export const notesFeature = ({
  version = 1,
  takesPoison = false,
  dims = false,
  react,
}: NotesOptions = {}): Feature => ({
  aggregates: [noteAggregate],
  projections: [{ ...noteList(version, takesPoison), ...(dims && dimming) }],
  ...(react && {
    reactors: () => [{ name: 'note-watcher', events: NoteEvent, categories: ['note'], react }],
  }),
  routes,
});
