import {
  type AuditGrantId,
  getEventContents,
  getThingState,
  listThingEvents,
  ThingEvent,
  thingPageSize,
  type InStream,
} from '@hub/contracts';
import type Router from '@koa/router';
import type { Histories } from '../../platform/audit/index.ts';
import type { CommandContext } from '../../platform/commands/index.ts';
import { Rejection } from '../../platform/domain/index.ts';
import { mountForRole } from '../../platform/http/routing/index.ts';
import type { Wanted } from '../audit-grant/index.ts';
import { changesBetween } from './changes-between.ts';
import type { pastEvent } from './past-event.ts';
import type { pastStates } from './past-states.ts';
import { shownContents } from './shown-contents.ts';

interface ContentsDependencies {
  readonly eventOf: ReturnType<typeof pastEvent>;
  readonly statesOf: ReturnType<typeof pastStates>;
  readonly part: Histories['part'];
  readonly isErased: (ownerId: string) => Promise<boolean>;
  /** The stream of an event, by the timeline or as given. @throws Rejection `not_found` */
  readonly streamOf: (id: string, given: InStream) => Promise<string>;
  /** @throws Rejection `no_grant`, `grant_used_up` */
  readonly recordLook: (grant: AuditGrantId, wanted: Wanted, context: CommandContext) => Promise<void>;
}

/** The parts of a stream's name. */
const thingOf = (stream: string) => {
  const [subject = ''] = stream.split('-', 1);
  return { subject, subjectId: stream.slice(subject.length + 1) };
};

export const contentsRoutes = (router: Router, dependencies: ContentsDependencies): void => {
  const { eventOf, statesOf, part, isErased, streamOf, recordLook } = dependencies;

  mountForRole(router, getEventContents, async ({ params: { id }, query: { grant, ...given }, context }) => {
    const stream = await streamOf(id, given);
    const event = await eventOf(stream, id);
    if (!event) throw new Rejection('not_found');
    const { shape, ownerId, classId } = event;
    if (!shape) return { data: null };
    if (!grant) throw new Rejection('no_grant');
    const thing = thingOf(stream);
    await recordLook(grant, { ...thing, ownerId, classIds: [classId], eventId: id, moments: [] }, context);
    return { data: shownContents(thing.subject, shape.data) };
  });

  mountForRole(router, listThingEvents, async ({ params: { subject, subjectId }, query: { from = '0' } }) => {
    const found = await part(`${subject}-${subjectId}`, Number(from), thingPageSize + 1);
    const [first] = found;
    if (!first) throw new Rejection('not_found');
    const events = found
      .slice(0, thingPageSize)
      .map((head) => ThingEvent.parse({ ...head, position: String(head.position) }));
    const rest = found[thingPageSize];
    return { events, next: rest ? String(rest.revision) : null, erased: await isErased(first.ownerId) };
  });

  mountForRole(router, getThingState, async ({ params: { subject, subjectId }, query, context }) => {
    const { grant, at, from } = query;
    const moments = from === undefined ? [at] : [at, from];
    const { ownerId, classIds, isErased: isGone, states } = await statesOf(subject, subjectId, moments);
    if (!isGone) await recordLook(grant, { subject, subjectId, ownerId, classIds, eventId: null, moments }, context);
    const [now, before = null] = states;
    if (!now) throw new Rejection('not_found');
    return { at: now, from: before, changes: before ? changesBetween(before.state, now.state) : [] };
  });
};
