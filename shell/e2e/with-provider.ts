import { ProviderServer } from '@hub/workflows/testing/provider-server';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '../../infra/local/src/testing/product.ts';
import { test as base } from './test.ts';

/** The name of the language model in these journeys. */
export const modelName = 'Loopback';

interface OfOne {
  /** Breaks off half-way unless a test sets `always`. */
  readonly provider: ProviderServer;
}

interface OfAll {
  readonly server: { readonly provider: ProviderServer; readonly url: string };
  readonly origin: string;
}

/** Journeys on a separate product whose language model is a local fake provider. */
export const test = base.extend<OfOne, OfAll>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, serve) => {
      const provider = new ProviderServer();
      await serve({ provider, url: await provider.start() });
      await provider.stop();
    },
    { scope: 'worker' },
  ],
  origin: [
    async ({ server }, serve) => {
      const folder = await mkdtemp(join(tmpdir(), 'hub-models-'));
      const settings = { AI_MODELS: `openai:${modelName}`, OPENAI_BASE_URL: `${server.url}/v1` };
      const product = await startProduct(folder, { settings });
      await serve(product.origin.replace('127.0.0.1', 'localhost')); // as the product calls itself
      await product.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ origin }, serve) => serve(origin),
  provider: async ({ server: { provider } }, serve) => {
    provider.requests.length = 0;
    provider.always = 'cut';
    await serve(provider);
  },
});
