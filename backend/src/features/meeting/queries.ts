import {
  type ClassId,
  type MeetingId,
  MeetingView,
  type TermId,
  type TimetableEntry,
  type UserId,
} from '@hub/contracts';
import type { Knex } from 'knex';
import { Rejection } from '../../platform/domain/index.ts';
import { columnsOf, type RecordedEvents, rowAfter, viewOf } from '../../platform/read-models/index.ts';
import { listedFor } from '../class/index.ts';
import { termQueries } from '../term/index.ts';
import { meetingList, type MeetingRow } from './projection.ts';
import { meetsIn, type TermDays, timetableOf, type Window } from './timetable.ts';

type Row = MeetingRow & { id: MeetingId };

const columns = columnsOf(MeetingView);
const meetingView = viewOf(MeetingView);

export const meetingQueries = (db: Knex) => {
  const rows = (owner: UserId) => db<Row>(meetingList.table).where({ ownerId: owner });

  /** The term of each class that has one. */
  const termsOf = async (owner: UserId): Promise<ReadonlyMap<ClassId, TermDays>> => {
    const [terms, classes] = await Promise.all([
      termQueries(db).termsOf(owner),
      db<{ id: ClassId; termId: TermId | null; ownerId: UserId }>('class_list')
        .where({ ownerId: owner })
        .whereNotNull('termId')
        .select('id', 'termId'),
    ]);
    const byId = new Map(terms.map((term) => [term.id, term]));
    return new Map(
      classes.flatMap(({ id, termId }) => {
        const term = termId && byId.get(termId);
        return term ? [[id, term] as const] : [];
      }),
    );
  };

  return {
    meetingsOf: (owner: UserId, classId?: ClassId): Promise<MeetingView[]> =>
      rows(owner)
        .where(listedFor(classId, meetingList.table))
        .select(columns)
        .orderBy(['startTime', 'createdAt', 'id']),

    countOf: async (owner: UserId): Promise<number> => {
      const found = await rows(owner).count<{ count: string }[]>({ count: '*' });
      return Number(found[0]?.count);
    },

    idsIn: (owner: UserId, classId: ClassId): Promise<MeetingId[]> =>
      rows(owner).where({ classId }).orderBy('id').pluck('id'),

    /** The meetings of all active classes on the days of a window. */
    timetableOf: async (owner: UserId, window: Window): Promise<TimetableEntry[]> => {
      const [meetings, terms] = await Promise.all([
        rows(owner).where(listedFor(undefined, meetingList.table)),
        termsOf(owner),
      ]);
      return timetableOf(meetings, ({ classId }) => terms.get(classId), window);
    },

    /** @throws Rejection `not_a_meeting_day`; `meeting_not_found`, also for another student's meeting */
    requireMeetingOn: async (owner: UserId, id: MeetingId, day: string): Promise<void> => {
      const [meeting, terms] = await Promise.all([rows(owner).where({ id }).first(), termsOf(owner)]);
      if (!meeting) throw new Rejection('meeting_not_found');
      if (!meetsIn(terms.get(meeting.classId))(meeting, day)) throw new Rejection('not_a_meeting_day');
    },

    /** The meeting after a command to it. @throws Rejection `meeting_not_found` */
    meetingAfter: async (owner: UserId, id: MeetingId, recorded: RecordedEvents): Promise<MeetingView> => {
      const row = rowAfter(meetingList, { id, row: await rows(owner).where({ id }).first() }, recorded);
      if (!row) throw new Rejection('meeting_not_found');
      return meetingView({ ...row, id });
    },
  };
};
