import { correctAiTokens, reserveAiTokens } from '@hub/contracts';
import type Router from '@koa/router';
import type { AiTokens } from '../../workflows/index.ts';
import { Rejection } from '../../domain/index.ts';
import type { Keys } from '../../encryption/index.ts';
import { mountInternal } from '../routing/index.ts';

interface AiTokensDependencies {
  readonly aiTokens: Pick<AiTokens, 'reserve' | 'correct'>;
  readonly keys: Pick<Keys, 'find'>;
}

/** Counts for the workers what language models take. */
export const aiTokensRoutes = (router: Router, { aiTokens, keys }: AiTokensDependencies): void => {
  mountInternal(router, reserveAiTokens, async ({ params: { studentId }, body }) => {
    if (!(await keys.find(studentId))) throw new Rejection('not_found'); // nothing is written of an erased student
    return aiTokens.reserve({ ownerId: studentId, ...body });
  });
  mountInternal(router, correctAiTokens, async ({ params: { studentId, day }, body }) => {
    await aiTokens.correct({ ownerId: studentId, day, ...body });
    return undefined;
  });
};
