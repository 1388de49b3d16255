import type { GeneratedFlashcard } from '@hub/contracts';
import { type Material, RequestRefused } from '../requests.ts';
import { faultsOfCard, lettersAndDigits, withoutFaults } from './faults.ts';
import { type Gap, clozeGaps } from './cloze-gaps.ts';
import { type Fact, factsIn } from './facts.ts';
import { readPassages } from './read-passages.ts';
import { passagesAboutPrompt } from './prompt-topic.ts';

const definitionCard = ({ question, meaning, source }: Fact): GeneratedFlashcard => ({
  front: question,
  back: meaning,
  difficulty: 'medium',
  source,
});

const gapCard = ({ stem, answer, source }: Gap): GeneratedFlashcard => ({
  front: `Fill in the blank: ${stem}`,
  back: answer,
  difficulty: 'hard',
  source,
});

export const nothingToAsk =
  "I could not make anything good from the class's documents. Upload notes or slides in whole sentences, and try again.";

/**
 * Definitions first, then sentences with a gap; fewer than requested rather than bad ones.
 * @throws RequestRefused when no card can be made
 */
export const writeFlashcards = ({ prompt, count, passages }: Material): GeneratedFlashcard[] => {
  const read = readPassages(passagesAboutPrompt(prompt, passages));
  const facts = factsIn(read);
  const usedSentences = new Set(facts.map(({ source }) => lettersAndDigits(source?.quote ?? '')));
  const gaps = clozeGaps(read.statements).filter(({ sentence }) => !usedSentences.has(lettersAndDigits(sentence)));
  const cards = withoutFaults([...facts.map(definitionCard), ...gaps.map(gapCard)], faultsOfCard);
  if (cards.length === 0) throw new RequestRefused(nothingToAsk);
  return cards.slice(0, count);
};
