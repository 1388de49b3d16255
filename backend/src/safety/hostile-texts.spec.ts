import * as contracts from '@hub/contracts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

/** Every schema that parses a request: the places where a client may send text of any length. */
const inputs = Object.entries(contracts).flatMap(([name, each]) => {
  if (typeof each !== 'object' || !('method' in each) || !('result' in each)) return [];
  const { body, query, params } = each as contracts.Endpoint;
  return [body, query, params].flatMap((schema, part) => (schema ? [[`${name} ${part}`, schema] as const] : []));
});

const long = 100_000;
const hostile = [
  'a'.repeat(long),
  ' '.repeat(long),
  '\n'.repeat(long),
  `${'a'.repeat(long)}!`,
  'a@'.repeat(long / 2),
  `${'a.'.repeat(long / 2)}@${'a.'.repeat(long / 2)}`,
  `${' '.repeat(long)}x`,
  '1-'.repeat(long / 2),
  `2026-${'0'.repeat(long)}`,
  `https://${'a.'.repeat(long / 2)}`,
  '\u202E\u0000\uD800'.repeat(long / 3),
  '(((((a+)+)+)+)+)$'.repeat(long / 17),
  '𓀀'.repeat(long / 2),
];

const withText = (schema: unknown, text: string): unknown => {
  if (schema instanceof z.ZodObject) {
    return Object.fromEntries(Object.entries(schema.shape).map(([name, inner]) => [name, withText(inner, text)]));
  }
  if (schema instanceof z.ZodArray) return [withText(schema.element, text)];
  if (schema instanceof z.ZodDiscriminatedUnion || schema instanceof z.ZodUnion)
    return withText(schema.options[0], text);
  const inner = schema instanceof z.ZodPipe ? schema.in : (schema as z.ZodOptional).unwrap?.();
  return inner ? withText(inner, text) : text;
};

/** CPU milliseconds, the lowest of three, so that a busy machine does not matter. */
const quickest = (work: () => unknown) =>
  Math.min(
    ...Array.from({ length: 3 }, () => {
      const begun = process.threadCpuUsage();
      work();
      const { user, system } = process.threadCpuUsage(begun);
      return (user + system) / 1000;
    }),
  );

const mostMs = 50;

describe('[Q2] a text of a hundred thousand characters is parsed within 50 ms', () => {
  it('of every request', () => expect(inputs.length).toBeGreaterThan(40));

  it.each(inputs)('by %s', (_, schema) => {
    for (const text of hostile) {
      const input = withText(schema, text);
      expect(quickest(() => schema.safeParse(input))).toBeLessThan(mostMs);
    }
  });

  it('by the code that makes titles of conversations', () => {
    for (const text of hostile) {
      expect(quickest(() => contracts.creationTitle(text))).toBeLessThan(mostMs);
      expect(quickest(() => contracts.automaticTitle(text, text))).toBeLessThan(mostMs);
    }
  });
});
