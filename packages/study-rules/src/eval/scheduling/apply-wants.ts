import type { Student, Thing, Want } from './conversation.ts';

const titleIn = (title: string | readonly string[]) => (typeof title === 'string' ? title : (title[0] ?? ''));

const created = (want: Extract<Want, { do: 'create' }>, id: string): Thing => {
  const of = want.class ?? null;
  const isEvent = want.thing === 'event' && of !== null && want.date !== null;
  return {
    id,
    kind: isEvent ? 'event' : 'task',
    title: want.titles[0] ?? '',
    class: of,
    date: want.date,
    time: want.time,
    priority: want.priority ?? 'medium',
    completed: false,
    type: isEvent ? (want.type ?? 'other') : null,
  };
};

const changed = (thing: Thing, { title, class: of, type, ...set }: Extract<Want, { do: 'change' }>['set']): Thing => {
  const given = Object.fromEntries(Object.entries(set).filter(([, value]) => value !== undefined));
  return {
    ...thing,
    ...given,
    ...(title === undefined ? {} : { title: titleIn(title) }),
    ...(of === undefined ? {} : { class: of }),
    ...(type === undefined || thing.kind === 'task' ? {} : { type }),
  };
};

/** The student's things after each turn of a conversation: what it wants is done, however the program did it. */
export class World {
  readonly #student: Student;
  readonly #before: Thing[][] = [];
  #things: Thing[];
  #created = 0;

  constructor(student: Student, things: readonly Thing[]) {
    this.#student = student;
    this.#things = [...things];
  }

  get things(): readonly Thing[] {
    return this.#things;
  }

  /** The things before the last change. */
  get before(): readonly Thing[] {
    return this.#before.at(-1) ?? this.#things;
  }

  /** The names of the things that the wants of the turn changed or created. */
  apply(wants: readonly Want[]): string[] {
    if (wants.some((want) => want.do === 'undo')) this.#things = this.#before.pop() ?? this.#things;
    const changing = wants.filter(({ do: what }) => what === 'create' || what === 'change' || what === 'delete');
    if (changing.length > 0) this.#before.push(this.#things);
    return changing.map((want) => this.#applyOne(want));
  }

  #applyOne(want: Want): string {
    if (want.do === 'create') {
      this.#created += 1;
      const thing = created(want, `new${this.#created}`);
      const known = thing.class === null || this.#student.classes.some(({ id }) => id === thing.class);
      if (!known) throw new Error(`There is no class ${thing.class}`);
      this.#things = [...this.#things, thing];
      return thing.id;
    }
    if (want.do !== 'change' && want.do !== 'delete') return '';
    if (!this.#things.some(({ id }) => id === want.item)) throw new Error(`There is no ${want.item}`);
    this.#things =
      want.do === 'delete'
        ? this.#things.filter(({ id }) => id !== want.item)
        : this.#things.map((thing) => (thing.id === want.item ? changed(thing, want.set) : thing));
    return want.item;
  }
}
