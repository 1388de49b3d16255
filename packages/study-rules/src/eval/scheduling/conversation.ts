import { eventTypes, NewRepeats, priorities } from '@hub/contracts';
import { z } from 'zod';

const day = z.string().nullable();
const time = z.string().nullable();
const priority = z.enum(priorities);

/** What the product should do in a turn. */
const Want = z.discriminatedUnion('do', [
  z.object({
    do: z.literal('create'),
    thing: z.enum(['task', 'event', 'either']).default('either'),
    titles: z.array(z.string()),
    class: z.string().nullish(),
    date: day.default(null),
    time: time.optional().default(null),
    endTime: z.string().optional(),
    /** Its place, in one of these wordings. */
    places: z.array(z.string()).optional(),
    repeats: NewRepeats.optional(),
    priority: priority.optional(),
    type: z.enum(eventTypes).optional(),
  }),
  z.object({
    do: z.literal('change'),
    item: z.string(),
    set: z.object({
      date: day.optional(),
      time: time.optional(),
      title: z.union([z.string(), z.array(z.string())]).optional(),
      priority: priority.optional(),
      completed: z.boolean().optional(),
      class: z.string().nullish(),
      type: z.enum(eventTypes).optional(),
    }),
  }),
  z.object({ do: z.literal('delete'), item: z.string() }),
  z.object({
    do: z.literal('open'),
    what: z.enum(['calendar', 'tasks', 'class', 'document']),
    date: day.optional(),
    class: z.string().nullish(),
  }),
  z.object({ do: z.literal('undo') }),
  z.object({
    do: z.literal('answer'),
    mentions: z.array(z.string()).default([]),
    mentionsNot: z.array(z.string()).default([]),
  }),
]);
export type Want = z.infer<typeof Want>;

const Turn = z.object({
  say: z.string(),
  want: z.array(Want),
  alsoRight: z.array(z.array(Want)).default([]),
  askIsRight: z.boolean().default(false),
  must: z.literal('ask').optional(),
  about: z.string(),
});
export type Turn = z.infer<typeof Turn>;

const common = {
  id: z.string(),
  title: z.string(),
  time: time.default(null),
  priority: priority.default('medium'),
  completed: z.boolean().default(false),
};

const Event = z.object({ ...common, class: z.string(), date: z.string(), type: z.enum(eventTypes) });
const Task = z.object({ ...common, class: z.string().nullable().default(null), date: day.default(null) });

/** A student with a schedule and conversations; the brief for writers describes the format. */
export const Student = z.object({
  today: z.string(),
  classes: z.array(z.object({ id: z.string(), name: z.string(), code: z.string().nullish() })),
  events: z.array(Event),
  tasks: z.array(Task),
  conversations: z.array(z.object({ id: z.string(), lang: z.string().default('en'), turns: z.array(Turn) })),
});
export type Student = z.infer<typeof Student>;

/** A thing on the schedule; an event has a type. */
export interface Thing extends Omit<z.infer<typeof Task>, 'class'> {
  readonly kind: 'task' | 'event';
  readonly class: string | null;
  readonly type: z.infer<typeof Event>['type'] | null;
}

export const thingsOf = ({ events, tasks }: Student): Thing[] => [
  ...events.map((event) => ({ ...event, kind: 'event' as const })),
  ...tasks.map((task) => ({ ...task, kind: 'task' as const, type: null })),
];
