import type { EventType } from '@hub/contracts';
import type { Schedule } from '../requests.ts';
import { eventTypeOf } from '../events/event-type.ts';
import { distinctiveWords } from './match-words.ts';

type ClassOf = Schedule['classes'][number];

interface Common {
  readonly title: string;
  readonly classView: ClassOf | undefined;
  readonly day: string | null;
  readonly completed: boolean;
  /** Words of its title. */
  readonly own: readonly string[];
  readonly kindWords: readonly string[];
  readonly classWords: readonly string[];
}
type Task = Common & { readonly kind: 'task'; readonly id: Schedule['tasks'][number]['id'] };
type Event = Common & { readonly kind: 'event'; readonly id: Schedule['events'][number]['id'] };
/** A task or a calendar event, with the words that can name it. */
export type ScheduleItem = Task | Event;

/** Other names of a kind. */
const kinds: Readonly<Partial<Record<EventType, string>>> = {
  exam: 'exam test',
  quiz: 'quiz test',
  homework: 'homework hw',
  assignment: 'assignment',
  project: 'project',
  lecture: 'lecture',
};

/** The initials of a name of several words: CS for Computer Science. */
const initialsOf = (name: string) => {
  const words = name.split(/[\s-]+/u).filter((word) => /^\p{Lu}/u.test(word));
  return words.length > 1 ? words.map((word) => word.charAt(0)).join('') : '';
};

export const wordsOfClass = ({ name, courseCode }: Pick<ClassOf, 'name' | 'courseCode'>): string[] =>
  distinctiveWords(`${name} ${courseCode ?? ''} ${(courseCode ?? '').replaceAll(/\s/gu, '')} ${initialsOf(name)}`);

const wordsOf = (title: string, classView: ClassOf | undefined, type: EventType | undefined) => ({
  own: distinctiveWords(title),
  kindWords: distinctiveWords((type && kinds[type]) ?? ''),
  classWords: classView ? wordsOfClass(classView) : [],
});

/** All tasks and events of a schedule. */
export const scheduleItems = ({ classes, tasks, events }: Schedule): ScheduleItem[] => {
  const byId = new Map(classes.map((each) => [each.id, each]));
  return [
    ...tasks.map(({ id, title, classId, dueDate: day, completed }): ScheduleItem => {
      const classView = classId === null ? undefined : byId.get(classId);
      return {
        kind: 'task',
        id,
        title,
        classView,
        day,
        completed,
        ...wordsOf(title, classView, eventTypeOf(title)),
      };
    }),
    ...events.map(({ id, title, classId, dueDate: day, completed, eventType }): ScheduleItem => {
      const classView = byId.get(classId);
      return { kind: 'event', id, title, classView, day, completed, ...wordsOf(title, classView, eventType) };
    }),
  ];
};
