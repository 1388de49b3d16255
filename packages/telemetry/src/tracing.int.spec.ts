import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productVersion } from './product-version.ts';
import { startOtlpReceiver, type OtlpReceiver } from './testing/otlp-receiver.ts';

const index = fileURLToPath(new URL('index.ts', import.meta.url));
const program = `
  import { registerHooks } from 'node:module';
  const loaded = [];
  registerHooks({ load(url, context, next) { loaded.push(url); return next(url, context); } });
  const { startTracing, traced, withIds, createLog } = await import(${JSON.stringify(index)});
  const stop = await startTracing('test');
  const log = createLog('test', 'info');
  await withIds({ correlationId: 'c' }, () => traced('outer', {}, () => traced('inner', {}, async () => log.info('within'))));
  await traced('fails', {}, async () => { throw new TypeError('Canary of a message'); }).catch(() => undefined);
  await stop();
  log.info({ sdk: loaded.some((url) => url.includes('sdk-trace') || url.includes('exporter-trace')) }, 'loaded');
  process.exit();
`;

/** The log lines of a separate program, run with these OpenTelemetry variables. */
const run = async (environment: Record<string, string>) => {
  const env = { PATH: process.env['PATH'], ...environment };
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], { env });
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
};

let receiver: OtlpReceiver;
beforeAll(async () => {
  receiver = await startOtlpReceiver();
});
afterAll(() => receiver.stop());

describe('tracing', () => {
  it('is not even loaded unless an exporter is configured', async () => {
    const [within, loaded] = await run({});
    expect(within).toMatchObject({ msg: 'within', correlationId: 'c' });
    expect(within).not.toHaveProperty('traceId');
    expect(loaded).toMatchObject({ sdk: false });
  });

  it('sends spans by OTLP when one is configured, children under their parents, and logs the trace id', async () => {
    const [within, loaded] = await run({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url });
    expect(loaded).toMatchObject({ sdk: true });
    const [inner, outer, fails] = receiver.spans();
    expect([inner?.name, outer?.name, fails?.name]).toEqual(['inner', 'outer', 'fails']);
    expect(inner).toMatchObject({ traceId: outer?.traceId, parentSpanId: outer?.spanId });
    expect(within).toMatchObject({ traceId: outer?.traceId });
    expect(fails?.traceId).not.toBe(outer?.traceId);
    expect(receiver.text()).toContain(productVersion);
    expect(receiver.text()).toContain('TypeError');
    expect(receiver.text()).not.toContain('Canary');
  });

  it('loses only its traces when the collector is unreachable', async () => {
    const begun = performance.now();
    const [within, loaded] = await run({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' });
    expect([within, loaded]).toMatchObject([{ msg: 'within' }, { sdk: true }]);
    expect(performance.now() - begun).toBeLessThan(8000);
  });
});
