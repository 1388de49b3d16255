import * as fc from 'fast-check';
import type { Operation } from '../platform/http/routing/index.ts';
import type { Feature } from '../platform/feature.ts';
import { filesOf, type Undo } from './commands.ts';
import type { AnySubject } from './subject.ts';

/** What the checks of every command know of the product. */
export interface Known {
  readonly features: readonly Pick<Feature, 'aggregates' | 'projections' | 'privacy'>[];
  /** By category, by type. */
  readonly commands: Readonly<Record<string, Readonly<Record<string, Undo>>>>;
  readonly subjects: readonly AnySubject[];
  readonly operations: readonly Pick<Operation, 'method' | 'path' | 'access'>[];
  /** The ownership matrix. */
  readonly rows: Readonly<Record<string, unknown>>;
}

const registry = 'backend/src/testing/commands.ts';
const tries = { numRuns: 2_000, seed: 20_261_121 };

const aggregatesOf = ({ features }: Known) => features.flatMap(({ aggregates = [] }) => aggregates);

const unregistered = (known: Known) =>
  aggregatesOf(known)
    .filter(({ category }) => !known.commands[category])
    .map(({ category }) => `The commands of ${category} are not listed: add them to ${registry}`);

const untried = ({ commands, subjects }: Known) =>
  Object.entries(commands).flatMap(([category, types]) => {
    const subject = subjects.find(({ aggregate }) => aggregate.category === category);
    const tried = new Set(subject ? fc.sample(subject.commands, tries).map(({ type }) => type) : []);
    return Object.keys(types)
      .filter((type) => !tried.has(type))
      .map((type) => `No property test tries ${type}: add it to ${filesOf(category).subject}`);
  });

const withoutUndo = (known: Known) =>
  aggregatesOf(known).flatMap((aggregate) => {
    const { category } = aggregate;
    const hasUndo = aggregate.undo !== undefined;
    const types = Object.entries(known.commands[category] ?? {});
    const [undone] = types.find(([, fate]) => fate === 'can be undone') ?? [];
    const { feature } = filesOf(category);
    if (undone && !hasUndo) return [`${undone} cannot be undone: give ${category} an undo in ${feature}/undo.ts`];
    return hasUndo && !undone ? [`${category} has an undo, but ${registry} says that no command can be undone`] : [];
  });

const notPrivate = ({ features }: Known) =>
  features.flatMap(({ aggregates = [], projections = [], privacy }) => {
    const [first] = aggregates;
    const place = `\`privacy\` in ${filesOf(first?.category ?? 'undo').feature}/index.ts`;
    const streams = aggregates.filter(({ category }) => !privacy?.streams.includes(category));
    const tables = projections.filter(({ table }) => first && !(table in (privacy?.tables ?? {})));
    return [
      ...streams.map(({ category }) => `The streams of ${category} are not declared: add them to ${place}`),
      ...tables.map(({ table }) => `The owner of the rows of ${table} is not declared: add it to ${place}`),
    ];
  });

const withoutRow = ({ operations, rows }: Known) =>
  operations
    .filter(({ access }) => access === 'student')
    .map(({ method, path }) => `${method} ${path}`)
    .filter((name) => !(name in rows))
    .map((name) => `${name} has no row in the ownership matrix: add it to backend/src/safety/testing/rows.ts`);

/** What a new command still lacks, each with the file to touch. */
export const gapsIn = (known: Known): string[] => [
  ...unregistered(known),
  ...untried(known),
  ...withoutUndo(known),
  ...notPrivate(known),
  ...withoutRow(known),
];
