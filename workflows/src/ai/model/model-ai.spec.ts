import { classTypes, modelPlace, schedulingChat } from '@hub/contracts';
import { describe, expect, it } from 'vitest';
import { course, passagesOf, schedule, studentId, taskId, today } from '@hub/study-rules/testing';
import { sha256 } from '../provenance.ts';
import { type LanguageModel, ModelFailed, promptText } from './language-model.ts';
import { modelAi } from './model-ai.ts';

const asked: string[] = [];
let promptHash = '';
/** A model that always gives this answer. */
const saying = (answer: unknown, name = 'first'): LanguageModel => ({
  name,
  complete: (request) => {
    asked.push(request.user);
    promptHash = sha256(promptText(request));
    return Promise.resolve(JSON.stringify(answer));
  },
});
const aiSaying = (answer: unknown) => modelAi(() => saying(answer));

const passages = passagesOf('cell-biology');
const quote = 'Osmosis is the movement of water through a membrane';
const passage = passages.findIndex(({ text }) => text.includes(quote));
const material = { studentId, class: course, prompt: 'Osmosis', count: 5, passages };
const card = { front: 'What is osmosis?', back: 'Water moves.', difficulty: 'easy', passage, quote };

describe('cards of a model', { timeout: 60_000 }, () => {
  it('keep verbatim quotes and drop all others', async () => {
    const made = { ...card, front: 'What is a cell?', quote: 'Cells are blue.' };
    const { modelUsed, items } = await aiSaying({ cards: [card, made] }).writeFlashcards(material);
    expect(modelUsed).toBe('first');
    expect(items.map(({ source }) => source?.quote)).toEqual([quote, undefined]);
  });

  it('name their prompt and the passages in it by hashes', async () => {
    const long = { ...passages[0], text: 'x'.repeat(40_000) };
    const all = [...passages, long] as typeof passages;
    const { provenance } = await aiSaying({ cards: [card] }).writeFlashcards({ ...material, passages: all });
    expect(provenance).toEqual({
      prompt: 'cards-2',
      promptHash,
      sourceHashes: passages.map(({ text }) => sha256(text)),
    });
  });

  it('also name the second prompt, after an answer that could not be used', async () => {
    const asks: string[] = [];
    const model: LanguageModel = {
      name: 'first',
      complete: (request) => {
        asks.push(sha256(promptText(request)));
        return Promise.resolve(JSON.stringify(asks.length === 1 ? {} : { cards: [card] }));
      },
    };
    const { provenance } = await modelAi(() => model).writeFlashcards(material);
    expect(asks).toHaveLength(2);
    expect(provenance).toMatchObject({ promptHash: asks[0], repairHash: asks[1] });
  });

  it('are at most as many as requested, distinct, without faults and without links', async () => {
    const many = Array.from({ length: 500 }, (_, index) => ({ ...card, front: `Card ${index % 250}: what is it?` }));
    const bad = [
      { ...card, front: ' ' },
      { ...card, front: 'It moves through them?' },
      { ...card, front: 'See ![x](https://evil.example/x.png) [here](https://evil.example) https://evil.example?' },
    ];
    const { items } = await aiSaying({ cards: [...bad, ...many] }).writeFlashcards({ ...material, count: 20 });
    expect(items).toHaveLength(20);
    expect(new Set(items.map(({ front }) => front)).size).toBe(20);
    expect(items[0]?.front).toBe('See x here');
  });

  it('fail when none is usable', async () => {
    await expect(aiSaying({ cards: [] }).writeFlashcards(material)).rejects.toThrow(ModelFailed);
  });
});

describe('questions of a model', { timeout: 60_000 }, () => {
  const question = {
    question: 'What moves in osmosis?',
    questionType: 'multiple_choice',
    options: ['Water', 'Salt', 'Light'],
    correctAnswer: 'Water',
    explanation: null,
    difficulty: 'easy',
    passage,
    quote,
  };

  it.each([
    ['the answer is none of the options', { correctAnswer: 'Air' }],
    ['an option is there twice', { options: ['Water', 'water ', 'Salt'] }],
    ['there are too few options', { options: ['Water'] }],
    ['an option is blank', { options: ['Water', ' ', 'Salt'] }],
  ])('are dropped when %s', async (_name, fault) => {
    const ai = aiSaying({ questions: [question, { ...question, question: 'Which one?', ...fault }] });
    const { items } = await ai.writeQuestions({ ...material, difficulty: 'easy' });
    expect(items).toMatchObject([{ question: 'What moves in osmosis?', source: { quote } }]);
  });
});

describe('a reply of a model', () => {
  const question = {
    studentId,
    message: 'What is osmosis?',
    class: course,
    turns: [],
    passages,
    attachment: null,
  };
  const ask = (answer: object) =>
    aiSaying({ found: true, quotes: [], answer: 'Water moves.', ...answer }).answer(question);

  it('cites the documents', async () => {
    const { response, citations } = await ask({
      quotes: [
        { passage, quote },
        { passage: 99, quote },
      ],
    });
    expect(response).toBe('Water moves.');
    expect(citations).toMatchObject([{ quote, page: 1 }]);
  });

  it('has a mark at each sentence with a figure that the documents do not have', async () => {
    const { response } = await ask({ quotes: [{ passage, quote }], answer: 'Water moves. It takes 4711 seconds.' });
    expect(response).toBe('Water moves. It takes 4711 seconds. _(not in your documents)_');
  });

  it('is made from the whole class when that fits, and from what was found when it does not', async () => {
    const found = passages.slice(passage, passage + 1);
    const whole = { ...question, passages: found, wholeClass: async () => passages };
    const answer = { found: true, answer: 'Water moves.', quotes: [{ passage, quote }] };
    expect((await aiSaying(answer).answer(whole)).citations).toMatchObject([{ quote }]);
    expect(asked.at(-1)).toContain(JSON.stringify(passages.at(-1)?.text));
    const long = passages.map((each) => ({ ...each, text: 'x'.repeat(40_000) })) as typeof passages;
    await aiSaying(answer).answer({ ...whole, wholeClass: async () => long });
    expect(asked.at(-1)).not.toContain('xxxx');
  });

  it('knows what the student has to do in the class, and no figure of it is marked', async () => {
    const of = schedule.classes[0];
    const own = { today, schedule };
    const said = { found: true, quotes: [], answer: 'Quiz 3 is on 2026-11-25.' };
    const { response } = await aiSaying(said).answer({
      ...question,
      class: { ...course, id: of?.id ?? course.id },
      own,
    });
    expect(response).toBe('Quiz 3 is on 2026-11-25.');
    expect(JSON.parse(asked.at(-1) ?? '')).toMatchObject({
      today,
      weekday: 'Saturday',
      events: [{ title: 'Quiz 3' }, {}],
    });
    expect(asked.at(-1)).not.toContain('Problem set 7');
  });

  it('names the attachment in its provenance', async () => {
    const attachment = { name: 'notes.txt', pieces: [{ page: 1, text: 'Salt stays.' }] };
    const said = { found: true, quotes: [], answer: 'Water moves.' };
    const question = { studentId, message: 'Why?', class: course, turns: [], passages: [], attachment };
    const { provenance } = await aiSaying(said).answer(question);
    expect(provenance).toEqual({ prompt: 'chat-3', promptHash, sourceHashes: [sha256('Salt stays.')] });
  });

  it('says that it is not from the documents when it quotes none', async () => {
    expect((await ask({ quotes: [{ passage, quote: 'made up' }] })).response).toContain('not from your documents');
  });

  it('is reported while it is written, without links', async () => {
    const json = JSON.stringify({ answer: 'See [here](https://evil.example) ok.', found: true, quotes: [] });
    const writing: LanguageModel = {
      name: 'first',
      complete: ({ onText }) => {
        for (let end = 1; end <= json.length; end += 1) onText?.(json.slice(0, end));
        return Promise.resolve(json);
      },
    };
    const reported: string[] = [];
    const { response } = await modelAi(() => writing).answer(question, undefined, (text) => reported.push(text()));
    expect(reported).toContain('See');
    expect(reported.at(-1)).toBe('See here ok.');
    expect(response).toContain('See here ok.');
    expect(reported.join('\n')).not.toContain('evil');
  });

  it('is never longer than a stored message', async () => {
    expect((await ask({ answer: 'x'.repeat(60_000) })).response.length).toBeLessThanOrEqual(40_000);
  });
});

describe('a plan of a model', () => {
  const request = { studentId, message: 'I finished the essay', today, history: [], schedule };
  const blank = { title: null, description: null, date: null, time: null, eventType: null, priority: null };
  const action = { summary: '', ref: null, classRef: null, ...blank, completed: null, tab: null };
  const essay = taskId('Write the essay on the Cold War');
  const refOf = (id: string) => `t${schedule.tasks.findIndex((task) => task.id === id) + 1}`;

  it('counts from what the clock of the student shows', async () => {
    const clock = { time: '22:40', zone: 'Asia/Tokyo' };
    await aiSaying({ message: 'Done.', actions: [] }).planSchedule({ ...request, clock });
    expect(JSON.parse(asked.at(-1) ?? '')).toMatchObject({ today, weekday: 'Saturday', ...clock });
  });

  it("refers to items by its own signs, which map only to the student's ids", async () => {
    const actions = [
      { ...action, type: 'UPDATE_TASK', ref: refOf(essay), completed: true },
      { ...action, type: 'DELETE_TASK', ref: 't99' },
      { ...action, type: 'DELETE_TASK', ref: 'e1' },
      { ...action, type: 'DELETE_TASK', ref: '0d6b7f4e-52c1-4a39-8e05-9b1c3d2f6a78' },
    ];
    const plan = await aiSaying({ message: 'Done.', actions }).planSchedule(request);
    expect(plan.actions).toEqual([{ type: 'UPDATE_TASK', summary: '', taskId: essay, change: { completed: true } }]);
    expect(schedulingChat.result.safeParse(plan).success).toBe(true);
    expect(plan).toMatchObject({ modelUsed: 'first', provenance: { promptHash, sourceHashes: [] } });
    for (const { id } of schedule.tasks) expect(asked.at(-1)).not.toContain(id);
  });
});

it('the type of the class decides which of three models answers', async () => {
  const names = ['one', 'two', 'three'];
  const ai = modelAi((type) => saying({ cards: [card] }, names[modelPlace(type)]));
  const used = await Promise.all(
    classTypes.map(
      async (classType) => (await ai.writeFlashcards({ ...material, class: { ...course, classType } })).modelUsed,
    ),
  );
  const expected = { calculation: 'one', analytics: 'two', general: 'two', creative: 'three', coding: 'three' };
  expect(Object.fromEntries(classTypes.map((type, index) => [type, used[index]]))).toEqual(expected);
});
