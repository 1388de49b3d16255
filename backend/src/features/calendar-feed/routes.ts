import {
  addCalendarFeed,
  calendarExportFormats,
  calendarExportPath,
  CalendarExportQuery,
  CalendarFeedId,
  CalendarFeedName,
  calendarFeedPath,
  type CalendarEventView,
  type ClassId,
  type ClassView,
  listCalendarFeeds,
  mostCalendarFeeds,
  removeCalendarFeed,
  type TaskView,
  type UserId,
} from '@hub/contracts';
import type Router from '@koa/router';
import { z } from 'zod';
import type { CommandContext } from '../../platform/commands/index.ts';
import { Rejection } from '../../platform/domain/index.ts';
import type { Secrets } from '../../platform/encryption/index.ts';
import { callerOf, type RateLimit } from '../../platform/http/index.ts';
import { mount, mountFile, mountPublicFile } from '../../platform/http/routing/index.ts';
import { runAsStudent } from '../../platform/postgres/index.ts';
import type { RecordedEvents } from '../../platform/read-models/index.ts';
import { calendarText, type FeedItems } from './calendar-text.ts';
import type { CalendarFeedCommand } from './decider.ts';
import { feedName, feedOfName } from './feed-address.ts';
import type { calendarFeedQueries, StoredFeed } from './queries.ts';
import { scheduleTable } from './schedule-table.ts';

export interface CalendarFeedDependencies extends ReturnType<typeof calendarFeedQueries> {
  readonly handle: (command: CalendarFeedCommand, context: CommandContext) => Promise<RecordedEvents>;
  readonly secrets: Secrets;
  readonly publicUrl: string;
  /** Per feed, and per student for files: calendar programs ask a few times an hour. */
  readonly reads: RateLimit;
  /** Addresses that do not exist, per caller. */
  readonly guesses: RateLimit;
  readonly eventsOf: (owner: UserId, classId?: ClassId) => Promise<CalendarEventView[]>;
  readonly tasksOf: (owner: UserId, classId?: ClassId) => Promise<TaskView[]>;
  readonly classesOf: (owner: UserId, archived?: boolean) => Promise<ClassView[]>;
  readonly classOf: (owner: UserId, id: ClassId) => Promise<ClassView>;
}

interface Wanted extends Pick<StoredFeed, 'classId'> {
  readonly contents: StoredFeed['contents'] | CalendarExportQuery['contents'];
}

const exported = {
  path: `${calendarExportPath}/:format`,
  params: z.object({ format: z.enum(calendarExportFormats) }),
  query: CalendarExportQuery,
};

const writers = {
  ics: { mimeType: 'text/calendar', write: (items: FeedItems) => calendarText('Academic Hub', items) },
  csv: { mimeType: 'text/csv', write: scheduleTable },
};

const isExam = ({ eventType }: CalendarEventView) => eventType === 'exam' || eventType === 'quiz';

export const calendarFeedRoutes = (router: Router, dependencies: CalendarFeedDependencies): void => {
  const { handle, secrets, publicUrl, feedsOf, feedAfter, feedById, eventsOf, tasksOf, classesOf, classOf } =
    dependencies;
  const itemsOf = async (owner: UserId, { contents, classId }: Wanted) => {
    const [events, tasks, classes] = await Promise.all([
      contents === 'tasks' ? [] : eventsOf(owner, classId ?? undefined),
      contents === 'everything' || contents === 'tasks' ? tasksOf(owner, classId ?? undefined) : [],
      classId === null ? classesOf(owner) : classOf(owner, classId).then((found) => [found]),
    ]);
    return { events: contents === 'exams' ? events.filter(isExam) : events, tasks, classes };
  };
  const shown = (feed: StoredFeed) => ({ ...feed, address: `${publicUrl}/api/feeds/${feedName(secrets, feed.id)}` });

  mount(router, listCalendarFeeds, async ({ user }) => (await feedsOf(user.id)).map(shown));

  mount(router, addCalendarFeed, async ({ body, user, context }) => {
    if (body.classId !== null) await classOf(user.id, body.classId);
    const feeds = await feedsOf(user.id);
    if (feeds.length >= mostCalendarFeeds) throw new Rejection('too_many_feeds');
    const id = CalendarFeedId.parse(context.newId());
    const recorded = await handle({ type: 'AddCalendarFeed', calendarFeedId: id, by: user.id, form: body }, context);
    return shown(await feedAfter(user.id, id, recorded));
  });

  mount(router, removeCalendarFeed, async ({ params, user, context }) => {
    await handle({ type: 'RemoveCalendarFeed', calendarFeedId: params.id, by: user.id }, context);
    return undefined;
  });

  const route = { path: calendarFeedPath, params: z.object({ name: CalendarFeedName }) };
  mountPublicFile(router, route, async ({ params, ip }) => {
    const id = feedOfName(secrets, params.name);
    const feed = id && (await feedById(id));
    if (!feed) {
      await dependencies.guesses.count(callerOf(ip));
      throw new Rejection('feed_not_found');
    }
    await dependencies.reads.count(feed.id);
    const { ownerId, classId, contents, zone } = feed;
    const items = await runAsStudent(ownerId, () => itemsOf(ownerId, feed));
    await dependencies.recordRead(feed, new Date().toISOString());
    const only = classId === null ? undefined : items.classes[0]?.name;
    const name = ['Academic Hub', only, contents === 'exams' ? 'exams' : undefined].filter(Boolean).join(' – ');
    return {
      content: Buffer.from(calendarText(name, items, zone)),
      name: 'academic-hub.ics',
      mimeType: 'text/calendar',
    };
  });

  mountFile(router, exported, async ({ params: { format }, query, user }) => {
    await dependencies.reads.count(user.id);
    const { classId = null, contents, eventType, only } = query;
    const all = await itemsOf(user.id, { contents, classId });
    const isWanted = ({ completed }: { completed: boolean }) => only === undefined || !completed;
    const ofType = all.events.filter((event) => eventType === undefined || event.eventType === eventType);
    const tasks = eventType === undefined ? all.tasks : [];
    const items = { ...all, events: ofType.filter(isWanted), tasks: tasks.filter(isWanted) };
    const { mimeType, write } = writers[format];
    return { content: Buffer.from(write(items)), name: `academic-hub.${format}`, mimeType };
  });
};
