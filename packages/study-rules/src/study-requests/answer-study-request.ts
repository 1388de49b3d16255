import { type ChatReply, DocumentId, type Passage } from '@hub/contracts';
import { escapeMarkdown } from '../language/escape-markdown.ts';
import { readOutline } from '../outline/read-outline.ts';
import type { ChatQuestion } from '../requests.ts';
import type { Answering } from './answering.ts';
import { compare } from './compare.ts';
import { define, explain } from './explain.ts';
import { notThere } from './not-there.ts';
import { listAll } from './list-all.ts';
import { quiz } from './quiz.ts';
import { studyPlan } from './study-plan.ts';
import { knownSubjects, missingSubjects, missingWords } from './known-subjects.ts';
import { parseStudyRequest, type RequestKind } from './study-request.ts';
import { summarise } from './summarise.ts';
import { timeline } from './timeline.ts';
import { weigh } from './weigh.ts';

const replies: Readonly<Record<RequestKind, (answering: Answering) => ChatReply | undefined>> = {
  quiz,
  plan: studyPlan,
  timeline,
  compare,
  weigh: (answering) => weigh(answering) ?? explain(answering),
  summary: summarise,
  list: listAll,
  define: (answering) => define(answering) ?? explain(answering),
  explain,
};

/** The attached file as a document: with one, the request is about it alone. */
const attachedPassages = ({ attachment, class: course }: ChatQuestion): Passage[] | undefined =>
  attachment?.pieces.map(({ page, text }) => ({
    documentId: DocumentId.parse(course.id),
    documentName: attachment.name,
    page,
    text,
    quote: '',
  }));

/** A reply that is only about a part of the subject says so. */
const saying = (reply: ChatReply, missing: readonly string[]): ChatReply =>
  missing.length === 0
    ? reply
    : {
        ...reply,
        response: `Your documents do not mention ${escapeMarkdown(missing.join(' or '))}.\n\n${reply.response}`,
      };

/**
 * Replies to "compare X and Y", "summarise section 4", "quiz me" from the structure of the documents, in their own words;
 * undefined for a plain question, or when the documents have nothing that fits.
 */
export const answerStudyRequest = (question: ChatQuestion): ChatReply | undefined => {
  const request = parseStudyRequest(question.message);
  if (!request) return undefined;
  const passages = attachedPassages(question) ?? question.passages;
  const documents = readOutline(passages);
  const subjects = knownSubjects(request.subjects, documents, question.class.name);
  const answering: Answering = {
    message: question.message,
    request: { ...request, subjects },
    documents,
    question: { ...question, passages },
  };
  // a list may be there under another name, which a passage can show
  const missing = request.kind === 'list' ? [] : missingSubjects(request.subjects, documents);
  const found = replies[request.kind](answering);
  const reply = found ? saying(found, missingWords(request.subjects, documents)) : notThere(answering, missing);
  // an attachment has no page to open
  return reply && question.attachment ? { ...reply, citations: [] } : reply;
};
