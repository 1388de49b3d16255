const polite =
  /^(?:(?:hey|hi|hello|ok|okay|so|well|now|also|then|and|please|kindly|can you|could you|would you|will you|can we|could we|i(?:['’]d| would) like (?:you )?to|i want (?:you )?to|i wanna|you should|let['’]?s|help me(?: to)?|go ahead and|just|quickly)\b[\s,!]*)+/iu;
const thanks = /[\s,]*(?:please|thanks|thank you|for me)?[\s.!?]*$/iu;

const withoutPoliteness = (text: string) => text.trim().replace(polite, '').replace(thanks, '').trim();

const verb =
  'add|create|make|schedule|move|reschedule|push|postpone|shift|delay|delete|remove|cancel|erase|drop|mark|complete|finish|check off|tick off|rename|change|set|open|show|go to|take me|remind me|prioriti[sz]e|reopen|put';
const another = /^(?:an?|another) (?:new )?(?:task|reminder|to-?do|event)\b/iu;
const between = new RegExp(
  String.raw`(?:,? (?:and|and then|then|and also|also)|[.;!?\n]+|,) +(?=(?:please |also |then )*(?:${verb}|(?:an?|another) (?:new )?(?:task|reminder|event))\b)`,
  'iu',
);

const quoted = /["“«][^"”»]*["”»]/gu;
const mask = '\uFFFC';

/** The requests in a message, without polite phrases. Quoted text is never split. */
export const splitRequests = (message: string): string[] => {
  const unmasked = message.replaceAll(mask, ' ');
  const titles = unmasked.match(quoted) ?? [];
  let next = 0;
  return unmasked
    .replaceAll(quoted, mask)
    .split(between)
    .map((part) => withoutPoliteness(part.replaceAll(mask, () => titles[next++] ?? '')))
    .filter((part) => part !== '')
    .map((part) => (another.test(part) ? `add ${part}` : part));
};
