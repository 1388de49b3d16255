import { sentencesOf } from '../../language/sentences.ts';
import type { Phrases } from '../phrases.ts';
import { opensDefinition } from './definition-faults.ts';
import type { Definition } from './definitions.ts';

/** A heading over people. */
export const people = /\b(?:characters?|people|persons?|figures|who's who|personen|figuren|personajes|personnages)\b/iu;
const law =
  /\b(?:laws?|principles?|theorems?|rules?|theor(?:y|ies)|hypothes[ie]s|postulates?|clause|act|doctrine|gesetz|satz|regel)$/iu;

/** Whether a meaning is a sentence: it has its own verb. */
export const isClause = ({ meaning, document: { language }, line, list }: Definition): boolean => {
  if (language !== 'en')
    return list !== null && /^\p{Lu}/u.test(meaning) && /[.!]$/u.test(line.text) && meaning.split(/\s+/u).length >= 4;
  const tokens = sentencesOf(meaning).flatMap((sentence) => sentence.tokens);
  const at = tokens.findIndex(({ pos, text }) => pos === 'AUX' || (pos === 'VERB' && !text.endsWith('ing')));
  const verb = tokens[at];
  if (!verb || at < 1) return false;
  const isRelative = tokens.slice(0, at).some(({ text }) => relative.test(text));
  const isParticiple = verb.pos === 'VERB' && /(?:ed|en|ne|wn|ld|de|nt|pt|ut|id|ft)$/u.test(verb.text);
  return !isRelative && !isParticiple;
};
const relative = /^(?:that|which|who|whose|whom|where|when|how|what|to|if|whether|so|because)$/iu;

/** "Mantel: reicht bis in 2900 km Tiefe", "Inode: in every file system": said of the term, not its meaning. */
const isPredicateOf = ({ meaning, document: { language } }: Definition): boolean => {
  // "RAAS: ↓ pressure → renin → …": what happens
  if (/^[^\p{L}\p{N}"“(]|\s(?:→|->)\s/u.test(meaning) || !opensDefinition(meaning, language)) return true;
  if (language === 'de')
    return /^(?!nicht|fast|meist|erst|sonst|recht|leicht|dicht|fest|jetzt|zuerst)\p{Ll}{2,}t\s/u.test(meaning);
  const [first] = language === 'en' ? sentencesOf(meaning).flatMap(({ tokens }) => tokens) : [];
  return first?.pos === 'VERB' && /[^s]s$/u.test(first.text);
};

const mostItemWords = 5;

/** "Skin, mucosa, acid": things that belong to a term, not what it is. */
const isEnumeration = (meaning: string): boolean => {
  const bare = meaning.replaceAll(/\s?\([^()]*\)/gu, '');
  const items = bare.split(/[,;]\s(?:and\s|or\s|und\s|oder\s)?/u);
  if (items.length < 2 || /^(?:an?|the|ein|eine|der|die|das)\s/iu.test(bare) || /[.:]\s|→|->/u.test(bare)) return false;
  const isThing = (item: string) => {
    const tokens = sentencesOf(item).flatMap((sentence) => sentence.tokens);
    const last = tokens.at(-1);
    return (
      item.split(/\s+/u).length <= mostItemWords &&
      tokens[0]?.pos !== 'VERB' &&
      !tokens.some(({ pos, text }) => pos === 'AUX' || /^(?:that|which|who|per|by)$/iu.test(text)) &&
      (last?.pos === 'NOUN' || last?.pos === 'PROPN')
    );
  };
  return items.every(isThing);
};

/** "Schachter & Singer 1962": a study, or people; what follows is what it found or they said. */
export const isStudy = (term: string): boolean =>
  /(?<!\d)(?:1[5-9]|20)\d{2}(?!\d)/u.test(term) || /^\p{Lu}\p{Ll}+\s?(?:&|\/|\+|and|und)\s?\p{Lu}\p{Ll}+/u.test(term);

/** The question that a meaning answers, by the form of both. */
export const askedFor = (definition: Definition, say: Phrases): string => {
  const { term, verb, list, section, asked } = definition;
  if (asked) return asked;
  if (list !== null && people.test(section.title ?? '')) return say.person(term);
  if (law.test(term) && (verb === 'says' || isClause(definition)))
    return say.says(/^\p{Ll}/u.test(term) ? `the ${term}` : term);
  if (list !== null && isStudy(term)) return say.noted(term);
  if (list !== null && isEnumeration(definition.meaning)) return say.belongs(term);
  const isPredicate = list !== null && isPredicateOf(definition);
  return verb === 'says' || verb === 'describes' || isPredicate || isClause(definition)
    ? say.explain(term)
    : say.meaning(term);
};
