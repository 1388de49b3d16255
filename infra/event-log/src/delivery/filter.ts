import { createContext, Script } from 'node:vm';
import type { RecordedEvent } from '../rules/types.ts';

/** A filter for reads of `$all`. */
export interface FilterRequest {
  on: 'stream' | 'type';
  /** Exactly one of the two is set. */
  prefixes: string[];
  regex: string;
}

/**
 * Returns for each event whether it matches.
 * @throws FilterRefused
 */
export type Filter = (events: readonly RecordedEvent[]) => boolean[];

/** The filter is malformed or takes too long. */
export class FilterRefused extends Error {
  override name = 'FilterRefused';
}

/**
 * Creates a filter by prefix or regular expression.
 * @throws FilterRefused when the expression is invalid or takes too long
 */
export function createFilter({ on, prefixes, regex }: FilterRequest): Filter {
  const valueOf = (event: RecordedEvent) => (on === 'stream' ? event.stream : event.type);
  if (regex === '')
    return (events) => events.map((event) => prefixes.some((prefix) => valueOf(event).startsWith(prefix)));
  const matches = guarded(regex);
  return (events) => matches(events.map(valueOf));
}

const context = createContext({ regex: /(?:)/, values: [] as string[] }) as { regex: RegExp; values: string[] };
const evaluate = new Script('values.map((value) => regex.test(value))');

/** The time limit costs more than the match, and few types repeat often: results are cached. */
const mostKept = 1_000;

/**
 * A pattern comes from a client, and one that backtracks forever would block the writer: it gets half a second per
 * page.
 */
function guarded(pattern: string) {
  const regex = compile(pattern);
  const kept = new Map<string, boolean>();
  const judge = (values: string[]) => {
    Object.assign(context, { regex, values });
    try {
      const verdicts = evaluate.runInContext(context, { timeout: 500 }) as boolean[];
      for (const [index, value] of values.entries()) kept.set(value, verdicts[index] === true);
    } catch (cause) {
      throw new FilterRefused(`The filter /${pattern}/ takes too long`, { cause });
    }
  };
  return (values: string[]): boolean[] => {
    if (kept.size > mostKept) kept.clear();
    const unknown = values.filter((value) => !kept.has(value));
    if (unknown.length > 0) judge(unknown);
    return values.map((value) => kept.get(value) === true);
  };
}

function compile(pattern: string): RegExp {
  try {
    return new RegExp(pattern);
  } catch (cause) {
    throw new FilterRefused(`The filter /${pattern}/ is not a valid regular expression`, { cause });
  }
}
