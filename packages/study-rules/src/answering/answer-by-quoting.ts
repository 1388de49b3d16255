import { builtInModel, type ChatReply, DocumentId, type Source } from '@hub/contracts';
import { retrievalQuestion } from './retrieval-question.ts';
import type { ChatQuestion } from '../requests.ts';
import { evidenceOf } from './evidence.ts';
import { byWindow, type Quoted, sentenceOf, windowsOf } from './windows.ts';
import { parseQuestion } from './question.ts';
import { type Acceptances, verdictOf } from './acceptance.ts';
import { candidatesOf } from './features.ts';
import { greeting, isGreeting, nothingFound, noDocuments, quotedReply, closestReply } from './replies.ts';

const mostClosest = 3;
/** Enough to choose passages from that do not overlap. */
const mostRanked = 40;

const citationOf = ({ documentId, page, text }: Quoted): Source[] =>
  documentId === null ? [] : [{ documentId: DocumentId.parse(documentId), page, quote: text }];

const reply = (response: string, citations: Source[] = []): ChatReply => ({
  response,
  modelUsed: builtInModel,
  citations,
});

/** Answers with verbatim sentences from the student's own documents, the closest ones as such, or says that it found none. */
export const answerByQuoting = (question: ChatQuestion, models?: Acceptances): ChatReply => {
  const { message, passages, attachment, turns } = question;
  if (isGreeting(message)) return reply(greeting(question.class.name));
  if (passages.length === 0 && !attachment) return reply(noDocuments);
  const parsed = parseQuestion(retrievalQuestion(message, turns));
  if (parsed.words.length === 0) return reply(nothingFound);
  const { tier, best } = verdictOf(candidatesOf(parsed, evidenceOf(question)), models);
  if (tier === 'nothing') return reply(nothingFound);
  const shown =
    tier === 'answer'
      ? best.map(({ evidence }) => sentenceOf(evidence))
      : windowsOf(byWindow(best, mostRanked), mostClosest);
  return reply((tier === 'answer' ? quotedReply : closestReply)(shown), shown.flatMap(citationOf));
};
