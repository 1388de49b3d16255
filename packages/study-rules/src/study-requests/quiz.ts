import { builtInModel, type ChatReply, type GeneratedQuestion } from '@hub/contracts';
import { escapeMarkdown } from '../language/escape-markdown.ts';
import { RequestRefused } from '../requests.ts';
import { writeQuestions } from '../study-material/questions.ts';
import { pointsAbout } from './about.ts';
import type { Answering } from './answering.ts';
import { fillIns } from './fill-in.ts';
import { pointsOf } from './points.ts';
import { inSentences, titledBy } from './section-about.ts';
import { sourceOf } from '../study-material/source-of.ts';

const count = 5;
const letters = 'ABCDEF';

type Item = Pick<GeneratedQuestion, 'question' | 'correctAnswer' | 'options' | 'source'>;

const asked = ({ question, options }: Item, index: number) =>
  [
    `${index + 1}. ${escapeMarkdown(question)}`,
    ...options.map((option, at) => `   - ${letters[at] ?? ''}) ${escapeMarkdown(option)}`),
  ].join('\n');

const answer = ({ correctAnswer, options }: Item, index: number) => {
  const at = options.indexOf(correctAnswer);
  return `${index + 1}. ${at === -1 ? '' : `${letters[at] ?? ''}) `}${escapeMarkdown(correctAnswer)}`;
};

const reply = (made: readonly Item[]): ChatReply => ({
  response: ['Try these:', made.map(asked).join('\n'), '**Answers**', made.map(answer).join('\n')].join('\n\n'),
  modelUsed: builtInModel,
  citations: made.flatMap(({ source }) => (source ? [source] : [])),
});

const fewest = 2;

/** The sentences on a subject with gaps, for a section from which too few questions can be made. */
const gapsIn = (subject: string, documents: Answering['documents']): Item[] => {
  const points = inSentences(documents.flatMap(pointsOf).filter(({ isSubject }) => isSubject));
  const about = pointsAbout(subject, points).map(({ point }) => point);
  const items = fillIns(subject, [...new Set([...titledBy(subject, points), ...about])], count);
  return items.map(({ question, answer: correctAnswer, point: { line } }) => ({
    question,
    correctAnswer,
    options: [],
    source: sourceOf(line),
  }));
};

/** A few questions with their answers below. */
export const quiz = ({ message, request, question, documents }: Answering): ChatReply => {
  const { studentId, class: course, passages } = question;
  const subject = request.subjects.join(' ');
  try {
    const material = { studentId, class: course, prompt: subject || message, count, passages };
    const made = writeQuestions({ ...material, difficulty: 'medium' });
    return reply(made.length > fewest ? made : [...made, ...gapsIn(subject, documents)].slice(0, count));
  } catch (error) {
    if (!(error instanceof RequestRefused)) throw error;
    const gaps = gapsIn(subject, documents);
    return gaps.length >= fewest ? reply(gaps) : { response: error.message, modelUsed: builtInModel, citations: [] };
  }
};
