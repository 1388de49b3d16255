import { builtInModel, type ChatReply, type GeneratedQuestion } from '@hub/contracts';
import { escapeMarkdown } from '../language/escape-markdown.ts';
import { RequestRefused } from '../requests.ts';
import { writeQuestions } from '../study-material/questions.ts';
import { pointsAbout } from './about.ts';
import type { Answering } from './answering.ts';
import { fillIns } from './fill-in.ts';
import { pointsOf } from './points.ts';
import { inSentences, titledBy } from './section-about.ts';
import { citationsOf } from './study-reply.ts';

const count = 5;
const letters = 'ABCDEF';

const asked = ({ question, options }: GeneratedQuestion, index: number) =>
  [
    `${index + 1}. ${escapeMarkdown(question)}`,
    ...options.map((option, at) => `   - ${letters[at] ?? ''}) ${escapeMarkdown(option)}`),
  ].join('\n');

const answer = ({ correctAnswer, options }: GeneratedQuestion, index: number) => {
  const at = options.indexOf(correctAnswer);
  return `${index + 1}. ${at === -1 ? '' : `${letters[at] ?? ''}) `}${escapeMarkdown(correctAnswer)}`;
};

const fewest = 2;

/** The sentences on a subject with gaps, when its section is there but nothing in it makes a question. */
const fillInReply = (subject: string, documents: Answering['documents']): ChatReply | undefined => {
  const points = inSentences(documents.flatMap(pointsOf).filter(({ isSubject }) => isSubject));
  const about = pointsAbout(subject, points).map(({ point }) => point);
  const made = fillIns(subject, [...new Set([...titledBy(subject, points), ...about])], count);
  if (made.length < fewest) return undefined;
  return {
    response: [
      'Try these:',
      made.map((each, index) => `${index + 1}. ${escapeMarkdown(each.question)}`).join('\n'),
      '**Answers**',
      made.map((each, index) => `${index + 1}. ${escapeMarkdown(each.answer)}`).join('\n'),
    ].join('\n\n'),
    modelUsed: builtInModel,
    citations: citationsOf(made.map(({ point }) => point)),
  };
};

/** A few questions with their answers below. */
export const quiz = ({ message, request, question, documents }: Answering): ChatReply => {
  const { studentId, class: course, passages } = question;
  const prompt = request.subjects.join(' ') || message;
  try {
    const made = writeQuestions({ studentId, class: course, prompt, count, passages, difficulty: 'medium' });
    return {
      response: ['Try these:', made.map(asked).join('\n'), '**Answers**', made.map(answer).join('\n')].join('\n\n'),
      modelUsed: builtInModel,
      citations: made.flatMap(({ source }) => (source ? [source] : [])),
    };
  } catch (error) {
    const filled = error instanceof RequestRefused ? fillInReply(request.subjects.join(' '), documents) : undefined;
    if (filled) return filled;
    if (error instanceof RequestRefused) return { response: error.message, modelUsed: builtInModel, citations: [] };
    throw error;
  }
};
