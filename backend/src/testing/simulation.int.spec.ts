import * as fc from 'fast-check';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { codec } from './histories.ts';
import { judge } from './judge.ts';
import { live } from './life.ts';
import { createReadModelDatabase } from './read-model-database.ts';
import { withReadModels } from './read-models.ts';
import { lives } from './runs.ts';

let db: Knex;
let drop: () => Promise<void>;
beforeAll(async () => {
  ({ db, drop } = await createReadModelDatabase());
});
afterAll(() => drop());

const Syllabi = z.array(
  z.object({ ownerId: z.string(), classId: z.string(), docType: z.string(), superseded: z.boolean() }),
);

/** One syllabus per class is current, whatever happens at once (decision Q4); two students may have the same class ids here. */
const oneSyllabusEach = (documents: unknown) => {
  const current = Syllabi.parse(documents).filter(({ docType, superseded }) => docType === 'syllabus' && !superseded);
  expect(new Set(current.map(({ ownerId, classId }) => `${ownerId} ${classId}`)).size).toBe(current.length);
};

describe('in every simulated life', { tags: ['R35'], timeout: 120_000 + lives.numRuns * 2000 }, () => {
  it('nothing acknowledged is lost, nothing takes effect twice, and read models equal a rebuild', async () => {
    const property = fc.asyncProperty(fc.gen(), (g) =>
      withReadModels(db, codec, async (readModels) => {
        const remains = await live(g, readModels);
        await judge(remains);
        const rows = await readModels.rows();
        expect(rows['parked_streams']).toEqual([]);
        oneSyllabusEach(rows['document_list']);
        expect(rows).toEqual(await readModels.rowsAfter([remains.events]));
      }),
    );
    // a failure prints its seed and path: SIM_SEED=… SIM_PATH=… repeats that life
    await fc.assert(property, { ...lives, endOnFailure: true });
  });
});
