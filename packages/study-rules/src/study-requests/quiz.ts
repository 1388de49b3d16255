import { builtInModel, type ChatReply, type GeneratedQuestion } from '@hub/contracts';
import { escapeMarkdown } from '../language/escape-markdown.ts';
import { RequestRefused } from '../requests.ts';
import { writeQuestions } from '../study-material/questions.ts';
import type { Answering } from './answering.ts';

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

/** A few questions with their answers below. */
export const quiz = ({ message, request, question }: Answering): ChatReply => {
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
    if (error instanceof RequestRefused) return { response: error.message, modelUsed: builtInModel, citations: [] };
    throw error;
  }
};
