import { z } from 'zod';
import { type AnyAggregate, type DomainEvent, uuid5 } from '../domain/index.ts';
import { categoryOf } from '../event-log/index.ts';
import type { Projection, Recorded } from './projection.ts';

/** What one command did to one stream. */
export interface RecordedCommandRow {
  readonly ownerId: string;
  readonly commandId: string;
  /** Category and id of the stream. */
  readonly subject: string;
  readonly subjectId: string;
  /** Of its first event. */
  readonly type: string;
  readonly undone: boolean;
  readonly recordedAt: string;
}

/** What a thing is called, also when it is gone. */
export interface SubjectTitleRow {
  readonly ownerId: string;
  readonly title: string;
}

const Named = z
  .object({ title: z.string() })
  .or(z.object({ name: z.string() }).transform(({ name: title }) => ({ title })));

const idIn = (stream: string) => stream.slice(categoryOf(stream).length + 1);

const from = (aggregates: readonly AnyAggregate[]) => ({
  version: 1, // raise it to rebuild from the first event
  events: z.union(aggregates.map(({ events }) => events)),
  categories: aggregates.map(({ category }) => category),
  queryKeys: ['/api/changes'],
});

/** Whose doing an event is; nothing that a workflow or the system does can be taken back. */
const commandOf = (of: Recorded | undefined) => of?.undoes ?? of?.commandId;

/** The read models of what can be taken back, over all kinds of streams that allow it. */
export const undoableProjections = (
  aggregates: readonly AnyAggregate[],
): readonly [Projection<DomainEvent, RecordedCommandRow>, Projection<DomainEvent, SubjectTitleRow>] => {
  const common = from(aggregates);
  return [
    {
      ...common,
      name: 'recorded-commands',
      table: 'recorded_commands',
      key(_event, of) {
        const command = commandOf(of);
        return command === undefined ? null : uuid5('recorded-command', command, of?.streamId ?? '');
      },
      evolve(row, { type }, { ownerId, recordedAt, streamId, commandId, undoes }) {
        if (row || !streamId || !commandId) return row && undoes ? { ...row, undone: true } : row;
        const [subject, subjectId] = [categoryOf(streamId), idIn(streamId)];
        return { ownerId, commandId, subject, subjectId, type, undone: false, recordedAt };
      },
    },
    {
      ...common,
      name: 'subject-titles',
      table: 'subject_titles',
      key: (_event, of) => (commandOf(of) === undefined ? null : idIn(of?.streamId ?? '')),
      evolve(row, { data }, { ownerId }) {
        const named = Named.safeParse(data);
        return named.success ? { ownerId, title: named.data.title } : row;
      },
    },
  ];
};
