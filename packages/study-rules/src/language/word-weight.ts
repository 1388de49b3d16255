/** Function words, which say nothing about the subject. */
const englishStopWords =
  'a an the and or but nor so yet if then than of to in on at by for from with without into onto over under about as is am ' +
  'are was were be been being do does did done doing have has had having will would shall should can could may might must ' +
  'not no it its this that these those there here he she they we you i me my mine your yours our ours his her hers their ' +
  'theirs them us him who whom whose which what when where why how all any some each every both few many much more most ' +
  'other another such only own same too very just also again once between during before after above below up down out off ' +
  'while because until against through s t re ve ll d m';

/** The same in German, French and Spanish, except words that mean something in English, such as "die" and "war". */
const foreignStopWords =
  'der das und ist von mit für auf dem des ein eine einen nicht sich im zu wer wann wo wie warum welche welcher ' +
  'welches waren wird sind bei oder auch aus nach viele le la les et est du une un dans que qui sur au pas ' +
  'quand où comment pourquoi quel quelle quels quelles combien el los las y es para del se al qué quién cuándo dónde ' +
  'cómo cuál cuántos cuántas por';

/** Words of questions and prompts that name no subject. */
const questionWordList =
  'please tell explain describe define give show list say know mean means meaning definition call called help want need ' +
  'make create generate write me let find look happen happens work works use used exactly example examples difference ' +
  'try tried trying attempt manage managed seem seems tend tends deal deals cope matter matters ' +
  'reason kind type name word words term terms thing things way answer question questions document documents note notes ' +
  'file files slide slides text according class course say says said';

const stopWords = new Set(`${englishStopWords} ${foreignStopWords}`.split(' '));
const questionWords = new Set(questionWordList.split(' '));

export const isStopWord = (word: string) => stopWords.has(word.toLowerCase());
export const isQuestionWord = (word: string) => questionWords.has(word.toLowerCase());

const subject = new Set(['NOUN', 'PROPN', 'NUM']);
const described = new Set(['ADJ', 'VERB', 'ADV']);

/** How much a word says about the subject of a text, by its part of speech: 0, 1 or 2. */
export const wordWeight = ({ text, pos }: { readonly text: string; readonly pos: string }): number => {
  if (!/[\p{L}\p{N}]/u.test(text) || isStopWord(text)) return 0;
  if (subject.has(pos)) return isQuestionWord(text) ? 0 : 2;
  return described.has(pos) && !isQuestionWord(text) ? 1 : 0;
};
