import { createContext, Script } from 'node:vm';
import type { RecordedEvent } from '../rules/types.ts';

/** Which events a filtered read of `$all` wants. */
export interface FilterRequest {
  on: 'stream' | 'type';
  /** One of both is given. */
  prefixes: string[];
  regex: string;
}

/** Says of each event whether it passes. @throws FilterRefused */
export type Filter = (events: readonly RecordedEvent[]) => boolean[];

/** The filter is malformed or takes too long. */
export class FilterRefused extends Error {
  override name = 'FilterRefused';
}

/** Picks by prefix, or by regular expression. @throws FilterRefused when that is not one, or takes too long */
export function createFilter({ on, prefixes, regex }: FilterRequest): Filter {
  const valueOf = (event: RecordedEvent) => (on === 'stream' ? event.stream : event.type);
  if (regex === '')
    return (events) => events.map((event) => prefixes.some((prefix) => valueOf(event).startsWith(prefix)));
  const matches = guarded(regex);
  return (events) => matches(events.map(valueOf));
}

const context = createContext({ regex: /(?:)/, values: [] as string[] }) as { regex: RegExp; values: string[] };
const evaluate = new Script('values.map((value) => regex.test(value))');

/** A pattern comes from outside, and one that backtracks for ever would stop the writer: it gets half a second a page. */
function guarded(pattern: string) {
  const regex = compile(pattern);
  return (values: string[]): boolean[] => {
    Object.assign(context, { regex, values });
    try {
      return evaluate.runInContext(context, { timeout: 500 }) as boolean[];
    } catch (cause) {
      throw new FilterRefused(`The filter /${pattern}/ takes too long`, { cause });
    }
  };
}

function compile(pattern: string): RegExp {
  try {
    return new RegExp(pattern);
  } catch (cause) {
    throw new FilterRefused(`The filter /${pattern}/ is not understood`, { cause });
  }
}
