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

/** Where work comes from, as it travels from process to process. */
export interface Origin extends Omit<Ids, 'requestId'> {
  /** W3C trace context. */
  readonly traceparent?: string | undefined;
}

/** The origin of what follows from the work that goes on now, as headers of HTTP or of a workflow. */
export const originHeaders = (): Record<string, string> => {
  const { correlationId, causationId } = currentIds();
  const parent = traceparent();
  return {
    ...(correlationId && { 'x-correlation-id': correlationId }),
    ...(causationId && { 'x-causation-id': causationId }),
    ...(parent && { traceparent: parent }),
  };
};

/** What such headers say; parts that are missing or malformed are left out. */
export const originOf = (headers: unknown): Origin => Headers.parse(headers);

/** Goes on, in a span of this name, with what began elsewhere. */
export const inOrigin = <Result>(
  { traceparent: parent, ...ids }: Origin,
  span: Omit<SpanOptions, 'parent'> & { readonly name: string },
  work: () => Promise<Result>,
): Promise<Result> => withIds(ids, () => traced(span.name, { ...span, parent }, work));
