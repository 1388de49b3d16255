import type { ClassView, EventType, Priority } from '@hub/contracts';
import { priorityOf, eventTypeOf } from '../../events/event-type.ts';
import { escapeMarkdown } from '../../language/escape-markdown.ts';
import { withoutDays } from '../resolve-items.ts';
import { asksClass, asksDay, dayName, quotedTitle } from '../replies.ts';
import { type Answer, classesIn, type Intent, type PlanningContext, messageOnly } from '../planning-context.ts';
import { wordsOfClass } from '../schedule-items.ts';
import { matchesWord, distinctiveWords } from '../match-words.ts';
import { daysIn, isAmbiguousDay, timeIn } from '../relative-dates.ts';

const lead = String.raw`^(?:(?:add|create|make|schedule|put|plan|book|set up|set|enter|note(?: down)?|write down|new)\b(?: in| down)?(?: me)?:?)`;
const asTask = [
  new RegExp(
    String.raw`${lead}(?: an?| another| the)?(?: new)?(?: (high|low|medium)[- ]priority)?(?: (?:task|to-?do|reminder)(?: item)?)(?:,? (?:called|named|titled|saying))?(?:\s*:)?(?: (?:to|for me to|that i (?:need|have) to)\b)? (.+)$`,
    'iu',
  ),
  new RegExp(
    String.raw`${lead}()? (.+?) (?:to|on|in|as an?) (?:my |the )?(?:tasks?|to-?do|to-?dos)(?: list)?( .*)?$`,
    'iu',
  ),
  /^()?remind me (?:(?:to|about|of|that) )?(.+)$/iu,
  /^()?(?:remember|(?:don['’]t|do not) (?:let me )?forget|make sure i remember) to (.+)$/iu,
  /^()?(?:note to (?:my)?self|memo|reminder)\b:? (?:to )?(.+)$/iu,
  /^()?i (?:need|have|ought) to (.+)$/iu,
  /^()?i (?:must|should) (.+)$/iu,
  /^()?(?:task|to-?do)s?\s?: ?(.+)$/iu,
] as const;
const asEvent = [
  new RegExp(
    String.raw`${lead}(?: an?| another| the| my)?(?: new)?(?: (high|low|medium)[- ]priority)?(?: calendar)? event(?: (?:called|named|titled|for))?(?:\s*:)? (.+)$`,
    'iu',
  ),
];
const either = [
  new RegExp(String.raw`${lead}(?: an?| another| the| my)?(?: new)?(?: (high|low|medium)[- ]priority)? (.+)$`, 'iu'),
  /^()?(?:i have|i['’]ve got|i got|there is|there['’]s|we have) (?:an?|another|my) (.+)$/iu,
] as const;

interface Draft {
  readonly title: string;
  readonly day: string | null;
  readonly time: string | null;
  readonly priority: Priority | undefined;
  readonly classes: readonly ClassView[];
}

const urgent = /,? ?\b(?:with|at|as)? ?(high|low|medium) priority\b|,? ?\b(urgent)(?:ly)?\b/iu;
const listed = /\s(?:to|on|in|into) (?:my |the )?(?:calendar|schedule|planner)\b/iu;
const ofClass = /\s(?:for|in|to) (?:my |the )?([^,]+?)(?: class| course)?$/iu;
const beforeColon = /^([^:]+): (.+)$/u;
const opening = /^(?:to|for|that i (?:have|need) to|that|about|of)\s/iu;
/** A title that begins with a verb is something to do, not an event. */
const doing =
  /^(?:submit|read|write|finish|do|buy|call|e?-?mail|print|prepare|revise|watch|pay|bring|ask|send|hand in|turn in|complete|start|work on|go|learn|upload)\s/iu;
const heldWeekly = /\b(?:lecture|seminar|tutorial|lab session)s?\b/iu;
const quoted = /["“«]([^"”»]+)["”»]/u;
/** Replaces quoted text, so that no date is read from a title. */
const mask = '\uFFFC';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const tidy = (text: string) =>
  text
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/^[\s:,-]+|[\s:,;.!-]+$/gu, '')
    .replace(/\s(?:due|on|by|at|for|with|and)$/iu, '')
    .trim();

/** The classes that a text names, if it contains nothing else. */
const classesOnly = (text: string | undefined, context: PlanningContext): readonly ClassView[] => {
  const classes = text === undefined ? [] : classesIn(text, context);
  const names = classes.flatMap(wordsOfClass);
  return distinctiveWords(text ?? '').every((word) => names.some((name) => matchesWord(word, name))) ? classes : [];
};

/** The title is what remains without day, time, class and priority. */
const draftOf = (text: string, givenLevel: string | undefined, context: PlanningContext): Draft => {
  const [inMarks = '', title = ''] = quoted.exec(text) ?? [];
  const open = inMarks === '' ? text : text.replace(inMarks, mask);
  const [, level, isUrgent] = urgent.exec(open) ?? [];
  const said = open.replace(urgent, '').replace(listed, '');
  const days = daysIn(said, context.today);
  const clock = timeIn(said, context.today);
  const time = days.find((each) => each.time)?.time ?? clock?.time ?? null;
  const apart = clock && !days.some(({ start, end }) => clock.start >= start && clock.end <= end);
  const untimed = apart ? `${said.slice(0, clock.start).replace(/\bat\s*$/iu, '')}${said.slice(clock.end)}` : said;
  const undated = tidy(withoutDays(untimed, context.today));
  const [whole = '', named] = ofClass.exec(undated) ?? [];
  const [, before, after = ''] = beforeColon.exec(undated) ?? [];
  const [trailing, leading] = [classesOnly(named, context), classesOnly(before, context)];
  const own = trailing.length > 0 ? trailing : leading;
  const shorter = trailing.length > 0 ? undated.slice(0, -whole.length) : leading.length > 0 ? after : undated;
  const bare = tidy(shorter.replace(opening, ''));
  const priority = (level ?? givenLevel ?? (isUrgent ? 'high' : undefined))?.toLowerCase() as Priority | undefined;
  return {
    title: capital((bare === mask ? title : bare.replace(mask, inMarks)).trim()).slice(0, 200),
    day: days.at(-1)?.day ?? null,
    time,
    priority,
    classes: own.length > 0 ? own : classesIn(undated, context),
  };
};

const kindOf = (title: string): EventType | undefined =>
  eventTypeOf(title) ?? (heldWeekly.test(title) ? 'lecture' : undefined);

const newTask = ({ title, day, time, priority = 'medium', classes }: Draft, { today }: PlanningContext): Answer => {
  const [only] = classes;
  const classId = only && classes.length === 1 ? only.id : null;
  const task = { title, description: time && `At ${time}`, dueDate: day, priority, classId };
  const when = day === null ? '' : `, due ${dayName(day, today)}`;
  return {
    message: `Adding the task ${quotedTitle(title)}${when}.`,
    actions: [{ type: 'CREATE_TASK', summary: title, task }],
  };
};

const classAsked = (classes: readonly ClassView[]): Answer =>
  messageOnly(`${asksClass}\n\n${classes.map(({ name }) => `- ${escapeMarkdown(name)}`).join('\n')}`);

const newEvent = (draft: Draft, context: PlanningContext): Answer => {
  const { title, day, time, priority } = draft;
  const classes = draft.classes.length > 0 ? draft.classes : context.schedule.classes;
  const [only] = classes;
  if (!only) return messageOnly('An event belongs to a class, and you have none yet. Should I add a task instead?');
  if (classes.length > 1) return classAsked(classes);
  if (day === null) return messageOnly(`${asksDay} Tell me when ${quotedTitle(title)} is.`);
  const eventType = kindOf(title) ?? 'other';
  const event = {
    classId: only.id,
    title,
    description: null,
    dueDate: day,
    dueTime: time,
    eventType,
    priority: priority ?? priorityOf(eventType),
  };
  const at = time ? ` at ${time}` : '';
  return {
    message: `Adding ${quotedTitle(title)} for ${escapeMarkdown(only.name)} on ${dayName(day, context.today)}${at}.`,
    actions: [{ type: 'CREATE_EVENT', summary: title, event }],
  };
};

const firstMatch = (said: string, patterns: readonly RegExp[]) => {
  const match = patterns.map((pattern) => pattern.exec(said)).find((found) => found !== null);
  const [, level, text = '', rest = ''] = match ?? [];
  return match && { level: level || undefined, text: `${text}${rest}` };
};

/** "add a task to read chapter 3 tomorrow", "I have a biology exam on December 5 at 10am", "remind me to …". */
export const add: Intent = (said, context) => {
  const [task, event] = [firstMatch(said, asTask), firstMatch(said, asEvent)];
  const found = task ?? event ?? firstMatch(said, either);
  if (!found) return undefined;
  if (isAmbiguousDay(found.text))
    return messageOnly(`${asksDay} Please write the month as a word: 12/3 can be read in two ways.`);
  const draft = draftOf(found.text, found.level, context);
  if (
    draft.title.length < 2 ||
    /^(?:(?:an?|the)?\s*(?:new )?(?:task|event|to-?do|reminder)|it|that|this|them)$/iu.test(draft.title)
  ) {
    return messageOnly('What is it called? Say for example: add a task to read chapter 3 tomorrow.');
  }
  if (task) return newTask(draft, context);
  if (event) return newEvent(draft, context);
  return !doing.test(draft.title) && kindOf(draft.title) !== undefined && context.schedule.classes.length > 0
    ? newEvent(draft, context)
    : newTask(draft, context);
};
