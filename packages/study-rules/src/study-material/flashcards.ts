import type { GeneratedFlashcard } from '@hub/contracts';
import { type Material, Refused } from '../requests.ts';
import { faultsOfCard, folded, soundOf } from './faults.ts';
import { type Gap, gapsIn } from './cloze-gaps.ts';
import { type Fact, factsIn } from './facts.ts';
import { readPassages } from './read-passages.ts';
import { aboutPrompt } from './prompt-topic.ts';

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
  "I could not make anything good of the class's documents. Upload notes or slides in whole sentences, and try again.";

/**
 * Definitions first, then sentences with a gap; fewer than asked for rather than bad ones.
 * @throws Refused when there is none
 */
export const cardsFrom = ({ prompt, count, passages }: Material): GeneratedFlashcard[] => {
  const read = readPassages(aboutPrompt(prompt, passages));
  const facts = factsIn(read);
  const told = new Set(facts.map(({ source }) => folded(source?.quote ?? '')));
  const gaps = gapsIn(read.statements).filter(({ sentence }) => !told.has(folded(sentence)));
  const cards = soundOf([...facts.map(definitionCard), ...gaps.map(gapCard)], faultsOfCard);
  if (cards.length === 0) throw new Refused(nothingToAsk);
  return cards.slice(0, count);
};
