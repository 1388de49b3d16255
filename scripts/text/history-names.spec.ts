import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { inRoot } from '../root.ts';

const Samples = z.array(z.object({ type: z.string() })).or(z.record(z.string(), z.unknown()));

const typesIn = (file: string) => {
  const samples = Samples.parse(JSON.parse(readFileSync(file, 'utf8')));
  return Array.isArray(samples) ? samples.map(({ type }) => type) : Object.keys(samples);
};

/** No student's: releases of the screens are in nobody's history. */
const isOfStudents = (file: string) => !file.includes('/features/release/');

it('every recorded event has a name that a student understands', () => {
  const files = globSync(inRoot('backend/src/features/*/*events.samples.json')).filter(isOfStudents);
  const types = new Set(files.flatMap(typesIn));
  const names = readFileSync(inRoot('shell/src/apps/settings/history/messages.ts'), 'utf8');
  expect(types.size).toBeGreaterThan(60);
  expect([...types].filter((type) => !names.includes(`    ${type}: '`))).toEqual([]);
});
