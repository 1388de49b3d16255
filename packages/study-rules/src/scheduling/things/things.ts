import type { EventType, ThingRef } from '@hub/contracts';
import { eventTypeOf } from '../../events/event-type.ts';
import type { Schedule } from '../../requests.ts';
import { commonName } from '../words/study-words.ts';
import { stopWords } from '../words/stop-words.ts';
import { fold } from '../words/tokens.ts';

export type ClassOf = Schedule['classes'][number];

interface Common {
  readonly title: string;
  readonly of: ClassOf | undefined;
  readonly day: string | null;
  readonly time: string | null;
  readonly priority: 'high' | 'medium' | 'low';
  readonly completed: boolean;
  readonly type: EventType | undefined;
  /** The words of its title, by their common names. */
  readonly own: readonly string[];
  /** Other names of its type. */
  readonly kindNames: readonly string[];
}
type Task = Common & {
  readonly kind: 'task';
  readonly id: Schedule['tasks'][number]['id'];
  readonly description: string | null;
};
type Event = Common & { readonly kind: 'event'; readonly id: Schedule['events'][number]['id'] };
/** A task or a calendar event, with the words that can name it. */
export type Thing = Task | Event;

/** The words of a text that can distinguish things, by their common names. */
export const namesIn = (text: string): string[] => [
  ...new Set(
    (
      fold(text)
        .replaceAll(/['’]/gu, '')
        .match(/\p{L}+|\d+/gu) ?? []
    )
      .filter((word) => !stopWords.has(word) && word !== 'due')
      .flatMap(commonName),
  ),
];

const typeNames: Readonly<Partial<Record<EventType, readonly string[]>>> = {
  exam: ['exam', 'test'],
  quiz: ['quiz', 'test'],
  homework: ['homework', 'assignment'],
  assignment: ['assignment', 'homework'],
  project: ['project'],
  lecture: ['lecture'],
};

/** Tasks had no time once; the assistant wrote it into the description. */
const timeIn = (description: string | null) => /(?<!\d)(\d{2}:\d{2})(?!\d)/u.exec(description ?? '')?.[1] ?? null;

/** All tasks and events of a schedule. */
export const thingsOf = ({ classes, tasks, events }: Schedule): Thing[] => {
  const byId = new Map(classes.map((each) => [each.id, each]));
  return [
    ...events.map(
      ({ id, title, classId, dueDate: day, dueTime: time, completed, eventType: type, priority }): Thing => {
        const kindNames = typeNames[type] ?? [];
        return {
          kind: 'event',
          id,
          title,
          of: byId.get(classId),
          day,
          time,
          completed,
          type,
          priority,
          own: namesIn(title),
          kindNames,
        };
      },
    ),
    ...tasks.map(({ id, title, classId, dueDate: day, dueTime, completed, description, priority }): Thing => {
      const type = eventTypeOf(title);
      const of = classId === null ? undefined : byId.get(classId);
      const time = dueTime ?? timeIn(description);
      const kindNames: readonly string[] = [];
      return {
        kind: 'task',
        id,
        title,
        of,
        day,
        time,
        completed,
        type,
        priority,
        description,
        own: namesIn(title),
        kindNames,
      };
    }),
  ];
};

export const refOf = ({ kind, id }: Thing): ThingRef => ({ kind, id });

/** The things of references that still exist, in their order. */
export const thingsAt = (things: readonly Thing[], refs: readonly ThingRef[]): Thing[] =>
  refs.flatMap(({ kind, id }) => things.filter((thing) => thing.kind === kind && thing.id === id));

/** By day and time; things without a day last. */
export const inOrder = (a: Thing, b: Thing): number =>
  `${a.day ?? '9999'} ${a.time ?? '99'}`.localeCompare(`${b.day ?? '9999'} ${b.time ?? '99'}`);

export const isOpen = ({ completed }: Thing): boolean => !completed;
