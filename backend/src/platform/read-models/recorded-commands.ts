import { undoDays } from '@hub/contracts';
import { z } from 'zod';
import { type AnyAggregate, type DomainEvent, uuid5 } from '../domain/index.ts';
import { categoryOf } from '../event-log/index.ts';
import type { Projection, RecordedMetadata } from './projection.ts';

/** What one command did to one stream. */
export interface RecordedCommandRow {
  readonly ownerId: string;
  readonly commandId: string;
  /** Category and id of the stream. */
  readonly subject: string;
  readonly subjectId: string;
  /** The type of its first event. */
  readonly type: string;
  readonly undone: boolean;
  readonly recordedAt: string;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Commands before this time, ISO 8601 UTC, can no longer be undone. */
export const undoableSince = (): string => new Date(Date.now() - undoDays * dayMs).toISOString();

/** The title of a thing, even after it is deleted. */
export interface SubjectTitleRow {
  readonly ownerId: string;
  readonly title: string;
}

const Named = z
  .object({ title: z.string() })
  .or(z.object({ name: z.string() }).transform(({ name: title }) => ({ title })));

const idIn = (stream: string) => stream.slice(categoryOf(stream).length + 1);

const commonOf = (aggregates: readonly AnyAggregate[]) => ({
  version: 1, // raise it to rebuild from the first event
  events: z.union(aggregates.map(({ events }) => events)),
  categories: aggregates.map(({ category }) => category),
  queryKeys: ['/api/changes'],
});

/** The command behind an event; undefined for events of workflows and the system, which cannot be undone. */
const commandOf = (recorded: RecordedMetadata | undefined) => recorded?.undoes ?? recorded?.commandId;

/** The read models of undoable commands, over all kinds of streams that support undo. */
export const undoableProjections = (
  aggregates: readonly AnyAggregate[],
): readonly [Projection<DomainEvent, RecordedCommandRow>, Projection<DomainEvent, SubjectTitleRow>] => {
  const common = commonOf(aggregates);
  return [
    {
      ...common,
      name: 'recorded-commands',
      table: 'recorded_commands',
      key(_event, recorded) {
        const command = commandOf(recorded);
        return command === undefined ? null : uuid5('recorded-command', command, recorded?.streamId ?? '');
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
      key: (_event, recorded) => (commandOf(recorded) === undefined ? null : idIn(recorded?.streamId ?? '')),
      evolve(row, { data }, { ownerId }) {
        const named = Named.safeParse(data);
        return named.success ? { ownerId, title: named.data.title } : row;
      },
    },
  ];
};
