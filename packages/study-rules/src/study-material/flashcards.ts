import type { GeneratedFlashcard } from '@hub/contracts';
import { type Material, RequestRefused } from '../requests.ts';
import type { Candidate } from './candidates/candidate.ts';
import { chooseFor } from './choose.ts';
import { faultsOfCard, withoutFaults } from './faults.ts';
import { sourceOf } from './source-of.ts';

const cardOf = ({ question, answer, level, line }: Candidate): GeneratedFlashcard => ({
  front: question,
  back: answer,
  difficulty: level,
  source: sourceOf(line),
});

/**
 * Cards about what the prompt asks for; fewer than requested rather than bad ones.
 * @throws RequestRefused when no card can be made
 */
export const writeFlashcards = (material: Material): GeneratedFlashcard[] => {
  const cards = withoutFaults(chooseFor(material, { use: 'card', level: null }).map(cardOf), faultsOfCard);
  if (cards.length === 0) throw new RequestRefused("I could not make a good card from the class's documents.");
  return cards;
};
