import type { Passage } from '@hub/contracts';
import { RequestRefused } from '../requests.ts';
import { sentencesOf } from '../language/sentences.ts';
import { wordWeight } from '../language/word-weight.ts';

/** Words of a prompt that request something or name the occasion, but not the subject. */
const asking =
  /^(?:flash-?cards?|cards?|sets?|tests?|quiz(?:zes)?|questions?|practice|practise|study|studies|studying|learn|learning|review|revise|revision|prepare|preparation|exams?|midterms?|finals?|chapters?|weeks?|units?|lectures?|lessons?|topics?|sections?|modules?|parts?|pages?|key|main|important|basic|basics|concepts?|terms?|terminology|vocabulary|definitions?|ideas?|facts?|points?|everything|material|materials|content|contents|notes?|documents?|class|course|subject|cover|covering|focus|based|generate|create|make|include|easy|medium|hard|difficult|multiple|choice|short|student|students|\d+)$/iu;

const sentencesIn = (text: string) => text.split('\n').flatMap(sentencesOf);
const stemsIn = (text: string) => new Set(sentencesIn(text).flatMap(({ tokens }) => tokens.map(({ stem }) => stem)));

/** The stems of the subject of a prompt; empty without a subject. */
const subjectOf = (prompt: string): Set<string> =>
  new Set(
    sentencesIn(prompt)
      .flatMap(({ tokens }) => tokens)
      .filter((token) => wordWeight(token) > 0 && !asking.test(token.text))
      .map(({ stem }) => stem),
  );

/**
 * The passages about the subject of a prompt, best matches first; all passages when it names no subject.
 * @throws RequestRefused when no passage is about the subject
 */
export const passagesAboutPrompt = (prompt: string, passages: readonly Passage[]): readonly Passage[] => {
  const subject = subjectOf(prompt);
  if (subject.size === 0) return passages;
  const held = passages.map((passage) => ({
    passage,
    words: [...stemsIn(passage.text)].filter((stem) => subject.has(stem)).length,
  }));
  const about = held.filter(({ words }) => words > 0).toSorted((a, b) => b.words - a.words);
  if (about.length === 0) {
    throw new RequestRefused(
      "I found nothing about this in the class's documents. Name a topic that they cover, or upload a document about it.",
    );
  }
  return about.map(({ passage }) => passage);
};
