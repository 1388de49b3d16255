import type { Announcement, Endpoint } from '@hub/contracts';
import { z } from 'zod';
import type { Operation } from '../routing/index.ts';

/** The exports of the contracts, by name. */
export type Exports = Readonly<Record<string, unknown>>;

/** Makes every exported schema a component of the document, named as in the code. */
export const nameSchemas = (exports: Exports): void => {
  for (const [id, value] of Object.entries(exports)) {
    if (value instanceof z.ZodType && !z.globalRegistry.has(value)) z.globalRegistry.add(value, { id });
  }
};

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

const isAnnouncement = (value: unknown): value is Announcement =>
  typeof value === 'object' && value !== null && 'announces' in value;

/** The requests that the service sends to others. */
export const announcementsIn = (exports: Exports): Announcement[] => Object.values(exports).filter(isAnnouncement);

const keyOf = ({ method, path }: Pick<Operation, 'method' | 'path'>) => `${method} ${path}`;

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** `GET /api/documents/:id/view` → `getDocumentsIdView`, for routes without an endpoint value. */
const nameByPath = ({ method, path }: Operation) =>
  method.toLowerCase() +
  path
    .replace(/^\/api(?=\/)/, '')
    .split(/[^A-Za-z0-9]+/)
    .map(capitalized)
    .join('');

/** Returns a function that names an operation after its endpoint in the code, such as `addTask`. */
export const operationNames = (exports: Exports): ((operation: Operation) => string) => {
  const names = new Map(
    Object.entries(exports).flatMap(([name, value]) => (isEndpoint(value) ? [[keyOf(value), name]] : [])),
  );
  return (operation) => names.get(keyOf(operation)) ?? nameByPath(operation);
};

/** `addTask` → `Add task`. */
export const inWords = (name: string) =>
  capitalized(name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
