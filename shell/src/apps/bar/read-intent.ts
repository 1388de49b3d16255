/** What the student wants the bar to do. `text` is the rest of what was typed: what to find, to add, or to say. */
export interface Intent {
  readonly kind: 'find' | 'go' | 'add' | 'card' | 'ask';
  readonly text: string;
  /** It reads like a question or a request: the assistant is offered before quick add. */
  readonly isSentence: boolean;
}

const card = /^(?:add|new|create|make)\s+(?:an?\s+)?(?:flash)?cards?(?:\s+(?:to|for|in|about)(?=\s|$))?(?:\s+|$)/iu;
const task = /^(?:add|new|create)\s+(?:an?\s+)?(?:task|to-?do|event)(?:\s*:)?(?:\s+to(?=\s|$))?(?:\s+|$)/iu;
const add = /^(?:add|remind me to)(?:\s+an?(?=\s|$))?(?:\s+|$)/iu;
const go = /^(?:go\s*to|open|show)\s+(?:the\s+|class\s+)*/iu;
const change =
  /^(?:please\s+)?(?:move|reschedule|postpone|delay|shift|swap|push|bring|delete|remove|cancel|drop|change|rename|mark|complete|undo|set|make|put)\s+\S/iu;
const question = /\?\s*$|^(?:what|when|which|how|who|where|do|does|am|is|are|can|could)\s+\S+\s+\S/iu;

/** The first that fits: a card and a task before any other "add". */
const starts = [
  ['card', card],
  ['add', task],
  ['add', add],
  ['go', go],
] as const;

/** Reads what the student types, by its first words; whatever else it is, it is looked for. */
export const readIntent = (typed: string): Intent => {
  const text = typed.trimStart();
  for (const [kind, pattern] of starts) {
    const found = pattern.exec(text)?.[0];
    if (found !== undefined) return { kind, text: text.slice(found.length).trim(), isSentence: false };
  }
  const whole = text.trim();
  if (change.test(whole)) return { kind: 'ask', text: whole, isSentence: true };
  return { kind: 'find', text: whole, isSentence: question.test(whole) };
};
