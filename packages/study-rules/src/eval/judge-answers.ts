import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { answerByQuoting } from '../answering/answer-by-quoting.ts';
import { course, passagesOf, studentId, textOf } from '../testing/sample-documents.ts';

const Asked = z.object({ document: z.string(), question: z.string() });
const Questions = z.object({
  /** `says` is a part of the sentence that answers the question. */
  answerable: z.array(Asked.extend({ says: z.string() })),
  unanswerable: z.array(Asked),
});

const ask = ({ document, question: message }: z.infer<typeof Asked>) =>
  answerByQuoting({ studentId, message, class: course, turns: [], passages: passagesOf(document), attachment: null });

/** Answers to the questions about our own documents, with the mistakes among them. */
export const judgeChat = () => {
  const { answerable, unanswerable } = Questions.parse(
    JSON.parse(readFileSync(new URL('questions.json', import.meta.url), 'utf8')),
  );
  const answers = answerable.map((asked) => ({ ...asked, quotes: ask(asked).citations.map(({ quote }) => quote) }));
  const quotes = answers.flatMap(({ document, quotes: own }) => own.map((quote) => ({ document, quote })));
  return {
    answerable,
    unanswerable,
    wrong: answers.filter(({ quotes: own, says }) => !own.some((quote) => quote.includes(says))),
    quotes,
    invented: quotes.filter(({ document, quote }) => !textOf(document).includes(quote)),
    notRefused: unanswerable.filter((asked) => ask(asked).citations.length > 0),
  };
};
