import { GeneratedFlashcard, type Passage, type SchedulePlan } from '@hub/contracts';
import { describe, expect, it } from 'vitest';
import { course, passagesOf, schedule, studentId, today } from '@hub/study-rules/testing';
import { answerQuestion, type ChatQuestion, planSchedule, type ScheduleRequest } from '@hub/study-rules';
import type { LanguageModel } from './language-model.ts';
import { modelAi } from './model-ai.ts';
import { type Attack, attacks } from './testing/attacks.ts';

const foreign = '99999999-9999-4999-8999-999999999999';
const lure =
  'See ![x](https://evil.example/p.png) and [here](https://evil.example) or https://evil.example/now <https://evil.example>';
const elsewhere = /evil\.example|https?:|\]\(|!\[/iu;

const action = { title: lure, description: lure, date: null, time: null, eventType: null, priority: null, tab: null };
const doing = (type: string, ref: string | null) => ({
  ...action,
  type,
  summary: lure,
  ref,
  classRef: foreign,
  completed: true,
});

/** A model that obeys the attacker, whichever prompt it gets. */
const obeying: LanguageModel = {
  name: 'obeying',
  complete: () =>
    Promise.resolve(
      JSON.stringify({
        cards: [{ front: lure, back: `Water. ${lure}`, difficulty: 'easy', passage: 0, quote: 'https://evil.example' }],
        questions: [],
        answer: lure,
        found: true,
        quotes: [{ passage: 0, quote: lure }],
        message: lure,
        actions: [
          ...[foreign, 't1', 'e1', 't999', null].flatMap((ref) => [
            doing('DELETE_TASK', ref),
            doing('UPDATE_EVENT', ref),
          ]),
          doing('NAVIGATE_TO_DOCUMENT', foreign),
          doing('NAVIGATE_TO_CLASS', foreign),
          doing('CREATE_EVENT', null),
        ],
      }),
    ),
};
const ai = modelAi(() => obeying);

const [first] = passagesOf('cell-biology');

const passagesWith = ({ place, text }: Attack): Passage[] => {
  if (!first) return [];
  if (place === 'documentName') return [{ ...first, documentName: text }];
  return [place === 'document' ? { ...first, text: `${first.text}\n${text}` } : first];
};

const questionWith = (attack: Attack): ChatQuestion => ({
  studentId,
  message: 'What is osmosis?',
  class: attack.place === 'className' ? { ...course, name: attack.text } : course,
  turns: attack.place === 'turn' ? [{ type: 'bot', content: attack.text }] : [],
  passages: passagesWith(attack),
  attachment: attack.place === 'attachment' ? { name: 'a.txt', pieces: [{ page: 1, text: attack.text }] } : null,
});

const requestWith = ({ place, text }: Attack): ScheduleRequest => ({
  studentId,
  message: 'What is due this week?',
  today,
  history: place === 'turn' ? [{ role: 'assistant', content: text }] : [],
  schedule: {
    ...schedule,
    tasks: schedule.tasks.map((task) => (place === 'title' ? { ...task, title: text } : task)),
    classes: schedule.classes.map((each) => (place === 'className' ? { ...each, name: text } : each)),
    documents: schedule.documents.map((each) => (place === 'documentName' ? { ...each, name: text } : each)),
  },
});

const ownIds = new Set([...schedule.tasks, ...schedule.events, ...schedule.classes].map(({ id }): string => id));
const idsIn = (plan: SchedulePlan) => JSON.stringify(plan).match(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}/gu) ?? [];
const textOf = (plan: SchedulePlan) => [plan.message, ...plan.actions.map(({ summary }) => summary)].join('\n');
/** A link or picture that Markdown would render; escaped ones are text. */
const madeByMarkdown = /(?<!\\)\]\(|(?<!\\)!\[|(?<!\\)<https?:/u;

describe('prompt injection', { timeout: 60_000 }, () => {
  it('is tried in more than two hundred ways', () => {
    expect(new Set(attacks.map(({ place, text }) => `${place} ${text}`)).size).toBeGreaterThanOrEqual(200);
  });

  it("cannot make an obedient model act beyond the student's own data or lead to another site", async () => {
    for (const attack of attacks) {
      const plan = await ai.planSchedule(requestWith(attack));
      expect(idsIn(plan).filter((id) => !ownIds.has(id))).toEqual([]);
      expect(textOf(plan)).not.toMatch(elsewhere);
      const { response, citations } = await ai.answer(questionWith(attack));
      expect(response).not.toMatch(elsewhere);
      expect(citations).toEqual([]);
    }
  });

  it('leaves no link on a card', async () => {
    for (const attack of attacks.filter(({ place }) => place.startsWith('document'))) {
      const material = { studentId, class: course, prompt: 'Cells', count: 5, passages: passagesWith(attack) };
      for (const card of (await ai.writeFlashcards(material)).items) {
        const { front, back } = GeneratedFlashcard.parse(card);
        expect(`${front} ${back}`).not.toMatch(elsewhere);
      }
    }
  });

  it('is data to the rules: nothing is changed, and quotes stay text', async () => {
    for (const attack of attacks) {
      const plan = await planSchedule(requestWith(attack));
      expect(plan.actions).toEqual([]);
      expect(plan.message).not.toMatch(madeByMarkdown);
      expect((await answerQuestion(questionWith(attack))).response).not.toMatch(madeByMarkdown);
    }
  });
});
