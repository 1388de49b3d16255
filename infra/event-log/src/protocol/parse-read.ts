import { createFilter, type Filter } from '../delivery/filter.ts';
import { invalidArgument, unimplemented } from './call-error.ts';
import { streams, type Streams } from './messages.ts';
import { streamNameOf } from './parse.ts';

type Options = Streams.ReadReq.Options;
/** Where a read begins: a revision or position, or either end. */
export type Place = bigint | 'start' | 'end';

/** A validated Read call. */
export interface ParsedRead {
  /** undefined: the whole log. */
  stream: string | undefined;
  from: Place;
  backwards: boolean;
  resolveLinks: boolean;
  filter: Filter | undefined;
  checkpointEvery: number;
  /** undefined: a subscription. */
  count: bigint | undefined;
}

const defaultWindow = 32;

/** @throws CallError, FilterRefused */
export function parseRead(request: Streams.ReadReq): ParsedRead {
  const options = request.getOptions();
  if (!options) throw invalidArgument('The options are missing');
  if (!options.hasUuidOption()) throw invalidArgument('uuidOption is a required argument');
  if (options.getUuidOption()?.hasStructured()) throw unimplemented('Ids are sent as text only');
  const stream = options.getStream();
  const filter = options.getFilter();
  return {
    stream: stream && streamNameOf(stream.getStreamIdentifier()),
    from: stream ? streamPlace(stream) : allPlace(options.getAll()),
    backwards: options.getReadDirection() === streams.ReadReq.Options.ReadDirection.BACKWARDS,
    resolveLinks: options.getResolveLinks(),
    filter: filter && filterOf(filter),
    checkpointEvery: filter ? checkpointEvery(filter) : Number.POSITIVE_INFINITY,
    count: options.hasSubscription() ? undefined : BigInt(options.getCount()),
  };
}

const largest = 2n ** 63n - 1n;

/** Positions are sent unsigned; a value beyond the signed range is beyond every log. */
function storable(place: string): bigint {
  const value = BigInt(place);
  return value > largest ? largest : value;
}

function streamPlace(options: Streams.ReadReq.Options.StreamOptions): Place {
  if (options.hasRevision()) return storable(options.getRevision());
  return options.hasEnd() ? 'end' : 'start';
}

function allPlace(options: ReturnType<Options['getAll']>): Place {
  if (!options) throw invalidArgument('Neither a stream nor the whole log is requested');
  const position = options.getPosition();
  if (position) return storable(position.getCommitPosition());
  return options.hasEnd() ? 'end' : 'start';
}

function filterOf(options: Streams.ReadReq.Options.FilterOptions): Filter {
  const onType = options.getEventType();
  const expression = onType ?? options.getStreamIdentifier();
  if (!expression) throw invalidArgument('The filter names neither stream nor event type');
  const on = onType ? 'type' : 'stream';
  return createFilter({ on, prefixes: expression.getPrefixList(), regex: expression.getRegex() });
}

function checkpointEvery(options: Streams.ReadReq.Options.FilterOptions): number {
  const window = options.hasMax() ? options.getMax() : defaultWindow;
  return Math.max(1, (options.getCheckpointintervalmultiplier() || 1) * window);
}
