import {
  context,
  propagation,
  type Attributes,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

const kinds = {
  internal: SpanKind.INTERNAL,
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
} as const;

/** Without options: an internal span of this process, a child of the current one. */
export interface SpanOptions {
  /** The default is `internal`. */
  readonly kind?: keyof typeof kinds;
  /** Names from the source code and our own ids; never a student's words. */
  readonly attributes?: Attributes;
  /**
   * W3C trace context of the cause, when that is in another process or in the past; otherwise the span is a child of
   * the current one.
   */
  readonly parent?: string | undefined;
}

const contextOf = (parent: string | undefined) =>
  parent === undefined ? context.active() : propagation.extract(ROOT_CONTEXT, { traceparent: parent });

const end = (span: Span, error?: unknown) => {
  if (error !== undefined) {
    // only the name: a message can quote a student's input
    span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
    span.setStatus({ code: SpanStatusCode.ERROR });
  }
  span.end();
};

/** Starts a span that the caller ends. Costs almost nothing while tracing is off. */
export const beginSpan = (name: string, { kind = 'internal', attributes = {}, parent }: SpanOptions = {}) => {
  const span = trace.getTracer('academic-hub').startSpan(name, { kind: kinds[kind], attributes }, contextOf(parent));
  return { span, end: (error?: unknown) => end(span, error) };
};

/** Runs the work in its own span. Costs almost nothing while tracing is off. */
export const traced = async <Result>(
  name: string,
  options: SpanOptions,
  work: (span: Span) => Promise<Result>,
): Promise<Result> => {
  const { span, end } = beginSpan(name, options);
  try {
    const result = await context.with(trace.setSpan(contextOf(options.parent), span), () => work(span));
    end();
    return result;
  } catch (error) {
    end(error);
    throw error;
  }
};

/** The current span as W3C trace context, for a header or an event's metadata; undefined while tracing is off. */
export const traceparent = (): string | undefined => {
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent;
};

/** The id of the current trace; undefined while tracing is off. */
export const traceId = (): string | undefined => trace.getActiveSpan()?.spanContext().traceId;
