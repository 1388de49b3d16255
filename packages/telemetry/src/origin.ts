import { z } from 'zod';
import { currentIds, type Ids, withIds } from './ids.ts';
import { traced, traceparent, type SpanOptions } from './trace.ts';

const id = z.uuid().optional().catch(undefined);
const Headers = z
  .object({
    'x-correlation-id': id,
    'x-causation-id': id,
    traceparent: z.string().max(100).optional().catch(undefined),
  })
  .transform((headers) => ({
    correlationId: headers['x-correlation-id'],
    causationId: headers['x-causation-id'],
    traceparent: headers.traceparent,
  }));

/** The origin of work, as it travels from process to process. */
export interface Origin extends Omit<Ids, 'requestId'> {
  /** W3C trace context. */
  readonly traceparent?: string | undefined;
}

/** The origin for whatever the current work starts, as HTTP or workflow headers. */
export const originHeaders = (): Record<string, string> => {
  const { correlationId, causationId } = currentIds();
  const parent = traceparent();
  return {
    ...(correlationId && { 'x-correlation-id': correlationId }),
    ...(causationId && { 'x-causation-id': causationId }),
    ...(parent && { traceparent: parent }),
  };
};

/** The origin in such headers; missing and malformed parts are omitted. */
export const originOf = (headers: unknown): Origin => Headers.parse(headers);

/** Continues work that began elsewhere, in a span of this name. */
export const inOrigin = <Result>(
  { traceparent: parent, ...ids }: Origin,
  span: Omit<SpanOptions, 'parent'> & { readonly name: string },
  work: () => Promise<Result>,
): Promise<Result> => withIds(ids, () => traced(span.name, { ...span, parent }, work));
