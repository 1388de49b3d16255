import {
  addClass,
  addEvent,
  addTask,
  CalendarEventView,
  ClassView,
  DocumentView,
  listClasses,
  listEvents,
  listTasks,
  TaskView,
} from '@hub/contracts';
import { z } from 'zod';
import type { Category, Effect, VisibleState } from '../history/operation.ts';
import type { Random } from '../plan/random.ts';
import { openAccount } from './account.ts';
import type { Reply, Connection, InterpretReply } from './connection.ts';
import { readList } from './visible-lists.ts';
import { syllabus } from './syllabus.ts';

const Analyzed = z.object({ scheduled: z.number() });

const paths = { task: '/api/tasks', calendarEvent: '/api/events' } as const;
type Tickable = keyof typeof paths;
const verbs = { task: 'Task', calendarEvent: 'CalendarEvent' } as const;
const removed = { task: 'TaskDeleted', calendarEvent: 'CalendarEventRemoved' } as const;

const idOf = (stream: string) => stream.slice(stream.indexOf('-') + 1);

/** A student who knows their own items: every request must be accepted. */
export class Student {
  readonly #connection: Connection;
  readonly #random: Random;
  readonly #name: string;
  readonly #things = new Map<string, VisibleState>();
  readonly #documents: string[] = [];
  #titleCount = 0;

  constructor(name: string, { connection, random }: { connection: Connection; random: Random }) {
    this.#name = name;
    this.#connection = connection;
    this.#random = random;
  }

  /** @returns false when it is unknown whether the account exists */
  register(): Promise<boolean> {
    return openAccount(this.#name, this.#connection);
  }

  /** Sends a random request among those that are valid now. */
  async act(): Promise<Reply> {
    const { tasks, events, classes } = this.#streams();
    if (classes.length === 0) return this.#addClass();
    const requests = [
      ...Array.from({ length: 4 }, () => () => this.add('task')),
      ...Array.from({ length: 2 }, () => () => this.add('calendarEvent')),
      ...Array.from({ length: 5 }, () => () => this.read(this.#random.oneOf(['task', 'calendarEvent', 'class']))),
      () => this.#addClass(),
      ...(this.#documents.length < 1 ? [() => this.#upload()] : []),
      ...[tasks, tasks, tasks, events].flatMap((streams) =>
        streams.length === 0
          ? []
          : [
              () => this.#tick(this.#random.oneOf(streams)),
              () => this.#rename(this.#random.oneOf(streams)),
              () => (streams.length < 4 ? this.add('task') : this.#remove(this.#random.oneOf(streams))),
            ],
      ),
    ];
    return this.#random.oneOf(requests)();
  }

  /** @param api index of the API to use; random unless given */
  read(category: 'task' | 'calendarEvent' | 'class', api?: number): Promise<Reply> {
    const path = { task: listTasks.path, calendarEvent: listEvents.path, class: listClasses.path }[category];
    const request = { action: `read ${category}`, method: 'GET', path, ...(api !== undefined && { api }) };
    return this.#connection.send(request, ({ outcome, body }) =>
      outcome === 'ok' ? { seen: { category, things: readList[category](body) } } : {},
    );
  }

  /** Waits for the analyses of this student's syllabi. */
  async analyses(): Promise<void> {
    for (const document of this.#documents) {
      const request = { action: 'analyze', method: 'POST', path: `/api/documents/${document}/analyze` };
      await this.#connection.send(request, ({ outcome, body }) =>
        outcome === 'ok' ? { scheduled: Analyzed.parse(body).scheduled } : {},
      );
    }
  }

  #streams() {
    const of = (category: Category) => [...this.#things.keys()].filter((stream) => stream.startsWith(`${category}-`));
    return { tasks: of('task'), events: of('calendarEvent'), classes: of('class') };
  }

  #title() {
    this.#titleCount += 1;
    return `${this.#name} item ${this.#titleCount}`;
  }

  /** Records the effect of an accepted request, in the history and in this student's items. */
  #granted(effect: (body: unknown) => Effect, none: Effect): InterpretReply {
    return ({ outcome, body }) => {
      if (outcome !== 'ok') return { effect: none };
      const granted = effect(body);
      if (granted.stream !== null && granted.shows === 'gone') this.#things.delete(granted.stream);
      else if (granted.stream !== null && granted.shows !== null)
        this.#things.set(granted.stream, granted.shows as VisibleState);
      return { effect: granted };
    };
  }

  #creation(category: Category, { type, title, id }: { type: string; title: string; id: (body: unknown) => string }) {
    const shows: VisibleState = { title, completed: false };
    const effect = (stream: string | null): Effect => ({ category, stream, type, shows });
    return this.#granted((body) => effect(`${category}-${id(body)}`), effect(null));
  }

  #addClass() {
    const name = this.#title();
    const request = { action: 'add class', method: 'POST', path: addClass.path, body: { name, color: 'blue' } };
    const id = (body: unknown) => ClassView.parse(body).id;
    return this.#connection.send(request, this.#creation('class', { type: 'ClassAdded', title: name, id }));
  }

  add(category: Tickable): Promise<Reply> {
    const title = this.#title();
    const classId = idOf(this.#random.oneOf(this.#streams().classes));
    const isTask = category === 'task';
    const [path, type] = isTask ? [addTask.path, 'TaskAdded'] : [addEvent.path, 'CalendarEventScheduled'];
    const body = { title, classId, dueDate: '2027-01-15' };
    const id = (answer: unknown) => (isTask ? TaskView : CalendarEventView).parse(answer).id;
    const request = { action: `add ${category}`, method: 'POST', path, body };
    return this.#connection.send(request, this.#creation(category, { type, title, id }));
  }

  #change(
    stream: string,
    { method, body, type, shows }: Pick<Effect, 'type' | 'shows'> & { method: string; body?: object },
  ) {
    const category = stream.startsWith('task-') ? 'task' : 'calendarEvent';
    const effect: Effect = { category, stream, type, shows };
    const path = `${paths[category]}/${idOf(stream)}`;
    const request = { action: `${type} ${category}`, method, path, ...(body && { body }) };
    return this.#connection.send(
      request,
      this.#granted(() => effect, effect),
    );
  }

  #about(stream: string): { shown: VisibleState; category: Tickable } {
    const shown = this.#things.get(stream) ?? { title: '', completed: false };
    return { shown, category: stream.startsWith('task-') ? 'task' : 'calendarEvent' };
  }

  #tick(stream: string) {
    const { shown, category } = this.#about(stream);
    const completed = !shown.completed;
    const type = `${verbs[category]}${completed ? 'Completed' : 'Reopened'}`;
    return this.#change(stream, { method: 'PUT', body: { completed }, type, shows: { ...shown, completed } });
  }

  #rename(stream: string) {
    const { shown, category } = this.#about(stream);
    const title = this.#title();
    const type = `${verbs[category]}Changed`;
    return this.#change(stream, { method: 'PATCH', body: { title }, type, shows: { ...shown, title } });
  }

  #remove(stream: string) {
    return this.#change(stream, { method: 'DELETE', type: removed[this.#about(stream).category], shows: 'gone' });
  }

  #upload() {
    const form = new FormData();
    form.set('classId', idOf(this.#random.oneOf(this.#streams().classes)));
    form.set('type', 'syllabus');
    form.set('file', new Blob([syllabus], { type: 'text/plain' }), 'syllabus.txt');
    const request = { action: 'upload', method: 'POST', path: '/api/documents/upload', body: form };
    const effect = (stream: string | null): Effect => ({
      category: 'document',
      stream,
      type: 'DocumentUploaded',
      shows: null,
    });
    const uploaded = (body: unknown) => {
      const { id } = DocumentView.parse(body);
      this.#documents.push(id);
      return effect(`document-${id}`);
    };
    return this.#connection.send(request, this.#granted(uploaded, effect(null)));
  }
}
