import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { features } from '../app.ts';
import { type AnyAggregate, eventTypes } from '../platform/domain/index.ts';

const Samples = z.array(
  z.object({ schemaVersion: z.number().int().min(1), type: z.string(), data: z.looseObject({}) }),
);
type Sample = z.infer<typeof Samples>[number];

/** All that an aggregate ever stored, in one file. */
export interface SampleFile {
  /** The feature's folder and the file, as `user-email-events`. */
  readonly name: string;
  readonly aggregate: AnyAggregate;
  readonly samples: readonly Sample[];
}

const folder = join(import.meta.dirname, '../features');
export const aggregates = features.flatMap(({ aggregates: all = [] }) => all);

const aggregateOf = (file: string, samples: readonly Sample[]) => {
  const found = aggregates.find(({ events }) => samples.every(({ type }) => eventTypes(events).has(type)));
  if (!found || samples.length === 0) throw new Error(`${file} holds events that no aggregate knows`);
  return found;
};

/** Every file of samples that a feature keeps. */
export const sampleFiles: readonly SampleFile[] = globSync('*/*events.samples.json', { cwd: folder })
  .toSorted()
  .map((file) => {
    const samples = Samples.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
    const name = `${dirname(file)}-${basename(file, '.samples.json')}`;
    return { name, aggregate: aggregateOf(file, samples), samples };
  });

/** As `task/TaskAdded@1`. */
export const nameOf = ({ category }: AnyAggregate, { type, schemaVersion }: Pick<Sample, 'type' | 'schemaVersion'>) =>
  `${category}/${type}@${schemaVersion}`;

/** Stored as the program of that version stored it. */
export const asOf = ({ category, decider }: AnyAggregate, schemaVersion: number, type: string): AnyAggregate => ({
  category,
  decider,
  schemaVersion,
  events: z.object({ type: z.literal(type), data: z.looseObject({}) }),
});
