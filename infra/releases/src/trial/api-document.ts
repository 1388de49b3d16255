import { ApiDocument } from './compare-endpoints.ts';

/** The OpenAPI document of a running API. @throws when none answers there */
export const apiDocument = async (api: string): Promise<ApiDocument> => {
  const answer = await fetch(`${api}/api/openapi.json`, { signal: AbortSignal.timeout(10_000) }).catch(
    (error: unknown) => {
      const hint = 'start it, or name another with --api <address>';
      throw new Error(`No API answers at ${api}: ${hint}`, { cause: error });
    },
  );
  if (!answer.ok) throw new Error(`${api}/api/openapi.json responds with ${answer.status}`);
  return ApiDocument.parse(await answer.json());
};
