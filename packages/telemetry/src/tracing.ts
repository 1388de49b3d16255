const exporters = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'];

/** Ends tracing after sending the remaining spans. */
export type StopTracing = () => Promise<void>;

/**
 * Sends traces by OTLP over HTTP when the environment names an endpoint (OpenTelemetry's own variables); otherwise
 * nothing is recorded, sent or even loaded.
 */
export const startTracing = async (service: string): Promise<StopTracing> => {
  if (!exporters.some((name) => process.env[name])) return async () => undefined;
  const { startSdk } = await import('./sdk.ts');
  return startSdk(`academic-hub-${service}`);
};
