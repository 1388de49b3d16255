import {
  acceptFinding,
  acceptFindings,
  chooseTerm,
  dismissFinding,
  type DocumentId,
  type FindingsView,
  keepFinding,
  listFindings,
  mergeFinding,
  type UserId,
} from '@hub/contracts';
import type Router from '@koa/router';
import type { CommandContext } from '../../platform/commands/index.ts';
import { mount } from '../../platform/http/routing/index.ts';
import { type RecordedEvents, rowAfter } from '../../platform/read-models/index.ts';
import type { DocumentCommand } from '../document/index.ts';
import { decideFindings, type DecideDependencies } from './decide-findings.ts';
import type { SyllabusReviewEvent } from './events.ts';
import { syllabusReviewList } from './projection.ts';
import { findingsView, oneFinding, type StoredReview } from './queries.ts';

export interface SyllabusReviewDependencies extends DecideDependencies {
  /** Rejects when the document is not the student's own. */
  documentOf: (owner: UserId, id: DocumentId) => Promise<unknown>;
  handleDocument: (command: DocumentCommand, context: CommandContext) => Promise<unknown>;
  /** Resolves when no analysis is about to end. */
  analysisEnded: (id: DocumentId) => Promise<void>;
  reviewOf: (owner: UserId, id: DocumentId) => Promise<StoredReview | undefined>;
}

export const syllabusReviewRoutes = (router: Router, dependencies: SyllabusReviewDependencies) => {
  const { handle, load, documentOf, handleDocument, analysisEnded, reviewOf, presentOf } = dependencies;
  const decide = decideFindings(dependencies);

  const viewOf = async (
    owner: UserId,
    id: DocumentId,
    recorded?: RecordedEvents<SyllabusReviewEvent>,
  ): Promise<FindingsView> => {
    const stored = await reviewOf(owner, id);
    const row = recorded ? rowAfter(syllabusReviewList, { id, row: stored }, recorded) : stored;
    const ids = row?.findings.map(({ calendarEventId }) => calendarEventId) ?? [];
    return findingsView(row && { ...row, id }, await presentOf(owner, ids));
  };

  mount(router, listFindings, async ({ params, user }) => {
    await documentOf(user.id, params.id);
    return viewOf(user.id, params.id);
  });

  mount(router, acceptFindings, async ({ params, user, context }) => {
    await documentOf(user.id, params.id);
    return { accepted: await decide.acceptAll({ documentId: params.id, by: user.id, context }) };
  });

  mount(router, acceptFinding, async ({ params, body, user, context }) => {
    const { id: documentId, findingId } = params;
    await documentOf(user.id, documentId);
    const recorded = await decide.accept(findingId, body, { documentId, by: user.id, context });
    return oneFinding(await viewOf(user.id, documentId, recorded), findingId);
  });

  mount(router, dismissFinding, async ({ params, user, context }) => {
    const { id: documentId, findingId } = params;
    await documentOf(user.id, documentId);
    const recorded = await decide.dismiss(findingId, { documentId, by: user.id, context });
    return oneFinding(await viewOf(user.id, documentId, recorded), findingId);
  });

  mount(router, keepFinding, async ({ params, user, context }) => {
    const { id: documentId, findingId } = params;
    await documentOf(user.id, documentId);
    const recorded = await decide.keep(findingId, { documentId, by: user.id, context });
    return oneFinding(await viewOf(user.id, documentId, recorded), findingId);
  });

  mount(router, mergeFinding, async ({ params, body, user, context }) => {
    const { id: documentId, findingId } = params;
    await documentOf(user.id, documentId);
    const recorded = await decide.merge(findingId, body, { documentId, by: user.id, context });
    return oneFinding(await viewOf(user.id, documentId, recorded), findingId);
  });

  mount(router, chooseTerm, async ({ params, body, user, context }) => {
    const documentId = params.id;
    await documentOf(user.id, documentId);
    // reading again cannot be undone, so the command gets no id
    const forGood = { ...context, commandId: undefined };
    const recorded = await handle({ type: 'ChooseTerm', documentId, by: user.id, ...body }, forGood);
    // also when an earlier attempt was interrupted here
    if ((await load(documentId))?.waitsFor === 'reading') {
      await analysisEnded(documentId);
      await handleDocument({ type: 'RepeatAnalysis', documentId, by: user.id }, forGood);
    }
    return viewOf(user.id, documentId, recorded);
  });
};
