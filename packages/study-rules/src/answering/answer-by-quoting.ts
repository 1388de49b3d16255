import { builtInModel, type ChatReply, DocumentId, type Source } from '@hub/contracts';
import { retrievalQuestion } from './retrieval-question.ts';
import type { ChatQuestion } from '../requests.ts';
import { type Evidence, evidenceOf } from './evidence.ts';
import { parseQuestion } from './question.ts';
import { relevanceOf } from './relevance.ts';
import { summaryOf, wantsSummary } from './summary.ts';
import { greeting, isGreeting, nothingFound, noDocuments, quotedReply } from './replies.ts';

const enough = 0.72;
const mostQuotes = 3;
/** Another quote is shown when it is almost as relevant as the best one. */
const nearly = 0.9;

const citationOf = ({ documentId, page, sentence }: Evidence): Source[] =>
  documentId === null ? [] : [{ documentId: DocumentId.parse(documentId), page, quote: sentence.text }];

const reply = (response: string, citations: Source[] = []): ChatReply => ({
  response,
  modelUsed: builtInModel,
  citations,
});

const distinct = (found: readonly Evidence[]) =>
  [...new Map(found.toReversed().map((each) => [each.sentence.text, each])).values()].toReversed();

/** Answers with verbatim sentences from the student's own documents, or says that it found none. */
export const answerByQuoting = (question: ChatQuestion): ChatReply => {
  const { message, passages, attachment, turns } = question;
  if (isGreeting(message)) return reply(greeting(question.class.name));
  if (passages.length === 0 && !attachment) return reply(noDocuments);
  if (wantsSummary(message)) {
    const points = summaryOf(message, evidenceOf(question));
    return points.length > 0 ? reply(quotedReply(points), points.flatMap(citationOf)) : reply(nothingFound);
  }
  const parsed = parseQuestion(retrievalQuestion(message, turns));
  const scored = evidenceOf(question)
    .map((evidence) => ({ evidence, score: relevanceOf(evidence, parsed) }))
    .filter(({ score }) => score >= enough)
    .toSorted((a, b) => b.score - a.score);
  const [best] = scored;
  if (!best) return reply(nothingFound);
  const found = distinct(scored.filter(({ score }) => score >= best.score * nearly).map(({ evidence }) => evidence));
  const shown = found.slice(0, mostQuotes);
  return reply(quotedReply(shown), shown.flatMap(citationOf));
};
