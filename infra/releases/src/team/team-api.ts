import {
  type AnyEndpoint,
  ApiError,
  type CallInput,
  type CallResult,
  changeTeamShare,
  listTeamReleases,
  type NewBuild,
  promoteTeamRelease,
  requestOf,
  resultOf,
  rollBackTeamRelease,
  startRelease,
  uploadBuild,
  uploadBuildFile,
} from '@hub/contracts';
import { setTimeout as pause } from 'node:timers/promises';

/** Where to release, and the token of the team. */
export interface Access {
  /** The address of the product, without a slash at the end. */
  readonly api: string;
  readonly token: string;
}

const tooMany = 429;
const maxTries = 8;
const waitMs = 1000;

const readable = (error: unknown): unknown => {
  if (!(error instanceof ApiError)) return error;
  const hint = error.status === 401 ? '. Is RELEASE_TOKEN the token of your team?' : '';
  return new Error(`${error.reason}${hint}`, { cause: error });
};

/** What a team may ask the product. All throw an Error with a sentence for people. */
export const teamApi = ({ api, token }: Access) => {
  const send = async <E extends AnyEndpoint>(endpoint: E, input: CallInput<E>): Promise<CallResult<E>> => {
    const { address, method, headers, body } = requestOf(endpoint, input);
    const sent = { method, headers: { ...headers, authorization: `Bearer ${token}` }, body };
    for (let tries = 1; ; tries += 1) {
      const response = await fetch(api + address, { ...sent, signal: AbortSignal.timeout(60_000) }).catch(
        (error: unknown) => {
          throw new Error(`The product does not answer at ${api}`, { cause: error });
        },
      );
      if (response.status === tooMany && tries < maxTries) {
        await pause(waitMs);
        continue;
      }
      try {
        return await resultOf(endpoint, response);
      } catch (error) {
        throw readable(error);
      }
    }
  };
  return {
    list: () => send(listTeamReleases, {}),
    upload: (remote: string, body: NewBuild) => send(uploadBuild, { params: { remote }, body }),
    sendFile: (remote: string, hash: string, content: Buffer) =>
      send(uploadBuildFile, { params: { remote, hash }, body: { content: content.toString('base64') } }),
    start: (remote: string, body: { version: string; share: number; reason: string | null }) =>
      send(startRelease, { params: { remote }, body }),
    share: (remote: string, body: { version: string; share: number; reason: string | null }) =>
      send(changeTeamShare, { params: { remote }, body }),
    promote: (remote: string, body: { version: string; reason: string | null }) =>
      send(promoteTeamRelease, { params: { remote }, body }),
    rollBack: (remote: string, body: { version?: string | undefined; reason: string }) =>
      send(rollBackTeamRelease, { params: { remote }, body }),
  };
};

export type TeamApi = ReturnType<typeof teamApi>;
