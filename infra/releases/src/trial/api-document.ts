import { ApiDocument } from './compare-endpoints.ts';

/** The OpenAPI document of a running API; null when none answers there. */
export const apiDocument = async (api: string): Promise<ApiDocument | null> => {
  const answer = await fetch(`${api}/api/openapi.json`, { signal: AbortSignal.timeout(10_000) }).catch(() => null);
  if (!answer) return null;
  if (!answer.ok) throw new Error(`${api}/api/openapi.json responds with ${answer.status}`);
  return ApiDocument.parse(await answer.json());
};
