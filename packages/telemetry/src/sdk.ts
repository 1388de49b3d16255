import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TracerProvider,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace';
import { setTimeout as pause } from 'node:timers/promises';
import { productVersion } from './product-version.ts';

const sendEveryMs = 1000;
const stopMs = 2000;

/** All traces, unless OTEL_TRACES_SAMPLER_ARG names a share between 0 and 1. */
const sampler = () => {
  const share = Number(process.env['OTEL_TRACES_SAMPLER_ARG'] || 1);
  return new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) });
};

/** Returns a function that stops tracing. */
export const startSdk = (service: string): (() => Promise<void>) => {
  const exporter = new OTLPTraceExporter();
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.version': productVersion }),
    sampler: sampler(),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: sendEveryMs })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  // an unreachable collector loses its traces but affects nothing else
  return () => Promise.race([provider.shutdown().catch(() => undefined), pause(stopMs, undefined, { ref: false })]);
};
