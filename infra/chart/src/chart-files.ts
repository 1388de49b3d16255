import { readFile, readdir } from 'node:fs/promises';
import { inRoot } from '@hub/local/root';
import { z } from 'zod';

/** The chart's folder. */
export const chartFolder = inRoot('infra', 'chart', 'academic-hub');

/** One of the chart's files, by its path in the chart. */
export const readChart = (path: string): Promise<string> => readFile(`${chartFolder}/${path}`, 'utf8');

/** All templates as one text. */
export const readTemplates = async (): Promise<string> => {
  const names = await readdir(`${chartFolder}/templates`);
  return (await Promise.all(names.map((name) => readChart(`templates/${name}`)))).join('\n');
};

const Described: z.ZodType<Described> = z.lazy(() =>
  z.looseObject({ properties: z.record(z.string(), Described).optional() }),
);
interface Described {
  readonly properties?: Readonly<Record<string, Described>> | undefined;
}

/** What `values.schema.json` describes. */
export const readValuesSchema = async (): Promise<Described> =>
  Described.parse(JSON.parse(await readChart('values.schema.json')));

/** Variables that the images set themselves. */
export const variablesOfImages = async (): Promise<readonly string[]> => {
  const text = await readFile(inRoot('deploy', 'Containerfile'), 'utf8');
  return [...text.matchAll(/^ENV (.*)$/gm)].flatMap(([, line = '']) =>
    [...line.matchAll(/([A-Z\d_]+)=/g)].map(([, name = '']) => name),
  );
};
