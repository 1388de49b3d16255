import { performance } from 'node:perf_hooks';
import type { ChatReply } from '@hub/contracts';
import { answerQuestion, type ChatQuestion } from '../../index.ts';
import { course, studentId } from '../../testing/sample-documents.ts';
import type { KnownDocument } from './known-documents.ts';

type Outcome = 'right' | 'wrong' | 'closest, right' | 'closest, wrong' | 'refused';

export interface Judged {
  readonly document: string;
  readonly language: string;
  readonly kind: 'literal' | 'paraphrased' | 'two-passages' | 'unanswerable';
  readonly question: string;
  readonly outcome: Outcome;
  readonly quotes: readonly string[];
  /** Quotes that are not in the document. */
  readonly invented: readonly string[];
  readonly milliseconds: number;
}

const plain = (text: string) => text.toLowerCase().replaceAll(/\s+/gu, ' ').trim();

/** A quote contains the annotated part, or is a large piece of it. */
const gives = (quote: string, says: string) => {
  const [one, other] = [plain(quote), plain(says)];
  return one.includes(other) || (one.length >= 12 && other.includes(one));
};

const closest = /^(?:the )?closest passages?/iu;

type Asked = Pick<Judged, 'kind' | 'question'> & { readonly says: readonly string[] };

const askedOf = ({ answerable, unanswerable }: KnownDocument): Asked[] => [
  ...answerable.map(({ kind, question, says, alsoSays }) => ({ kind, question, says: [...says, ...alsoSays] })),
  ...unanswerable.map((question) => ({ kind: 'unanswerable' as const, question, says: [] })),
];

const outcomeOf = (response: string, quotes: readonly string[], says: readonly string[]): Outcome => {
  if (quotes.length === 0) return 'refused';
  const right = quotes.some((quote) => says.some((each) => gives(quote, each))) ? 'right' : 'wrong';
  return closest.test(response) ? `closest, ${right}` : right;
};

/** The question as the chat gets it. */
export const questionOf = ({ class: name, passages, closeness }: KnownDocument, message: string): ChatQuestion => {
  const near = closeness?.get(message);
  return { studentId, message, class: { ...course, name }, turns: [], passages, closeness: near, attachment: null };
};

type Answers = (question: ChatQuestion) => Promise<ChatReply>;

const judgeOne = async (document: KnownDocument, asked: Asked, answers: Answers): Promise<Judged> => {
  const { question, kind } = asked;
  const { name, lang, text } = document;
  const from = performance.now();
  const { response, citations } = await answers(questionOf(document, question));
  const quotes = citations.map(({ quote }) => quote);
  return {
    document: name,
    language: lang,
    kind,
    question,
    outcome: outcomeOf(response, quotes, asked.says),
    quotes,
    // the text reader joins the cells of a row with bars and trims them, as these documents have them
    invented: quotes.filter((quote) => !plain(text).includes(plain(quote))),
    milliseconds: performance.now() - from,
  };
};

/** Asks every question about its document and judges each reply by what the annotation says. */
export const judgeAnswers = async (
  documents: readonly KnownDocument[],
  answers: Answers = answerQuestion,
): Promise<Judged[]> => {
  const judged: Judged[] = [];
  for (const document of documents) {
    for (const asked of askedOf(document)) judged.push(await judgeOne(document, asked, answers));
  }
  return judged;
};
