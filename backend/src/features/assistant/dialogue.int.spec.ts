import { CalendarEventView, ClassView, planSchedule, schedulingChat, TaskView } from '@hub/contracts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { TestClient } from '../../platform/testing/http-client.ts';
import { inProcessWorkflows } from '../../platform/testing/in-process-workflows.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { calendarEventFeature } from '../calendar-event/index.ts';
import { classFeature } from '../class/index.ts';
import { documentFeature } from '../document/index.ts';
import { taskFeature } from '../task/index.ts';
import { undoFeature } from '../undo/index.ts';
import { assistantFeature } from './index.ts';

type Asked = z.output<typeof planSchedule.input>;
type Reply = z.infer<typeof schedulingChat.result>;

const workflows = inProcessWorkflows();
let app: TestApp;
let ann: TestClient;
let bob: TestClient;
let asked: Asked[] = [];

const provenance = { promptHash: 'a'.repeat(64), sourceHashes: [] };
/** Makes the built-in rules, or a language model, answer every message with this plan. */
const plan = (planned: object, modelUsed = 'Built-in') =>
  workflows.willDo(async (_key, _signal, input) => {
    asked.push(planSchedule.input.parse(input));
    return planSchedule.result.parse({ message: 'Hm?', actions: [], ...planned, modelUsed, provenance });
  });

beforeAll(async () => {
  const subjects = [classFeature, taskFeature, calendarEventFeature, documentFeature];
  app = await startTestApp([...subjects, undoFeature(subjects), workflows.inside(assistantFeature)]);
});
afterAll(() => app.stop());
beforeEach(async () => {
  asked = [];
  workflows.setHasWorker(true);
  [ann, bob] = [await app.student(), await app.student()];
  ClassView.parse((await ann.post('/api/classes', { name: 'Biology' })).body);
});

const path = '/api/scheduling-assistant/chat';
const say = async (message: string, more: object = {}, student = ann): Promise<Reply> => {
  const { status, body } = await student.post(path, { message, ...more });
  expect(status).toBe(200);
  return schedulingChat.result.parse(body);
};
const press = ({ question }: Reply, option: number) =>
  say('a button', { answer: { questionId: question?.id, option } });
const closed = { status: 404, body: { code: 'assistant_question_not_found' } };
const tasks = async () => TaskView.array().parse((await ann.get('/api/tasks')).body);
const titles = async () => (await tasks()).map(({ title }) => title);
const create = (title: string) => ({ type: 'CREATE_TASK', summary: '', task: { title } });
const addTask = async (title: string) => TaskView.parse((await ann.post('/api/tasks', { title })).body).id;

describe('the dialogue that the server remembers', () => {
  it('names what the last reply changed, for the next message', async () => {
    plan({ actions: [create('Essay')], request: 'add essay' });
    await say('add essay');
    plan({});
    await say('make it 5pm');
    const [task] = await tasks();
    expect(asked[0]?.dialogue).toBeUndefined();
    expect(asked[1]?.dialogue).toMatchObject({
      things: [{ kind: 'task', id: task?.id }],
      request: 'add essay',
      outcome: 'changed',
      canUndo: true,
    });
  });

  it('undoes the last changes when the rules understand so, and a language model cannot', async () => {
    plan({ actions: [create('Essay')] });
    const [made] = (await say('add essay')).actions;
    plan({ undo: true }, 'a language model');
    expect((await say('put it back')).undone).toBeUndefined();
    expect(await titles()).toEqual(['Essay']);
    plan({ undo: true });
    expect((await say('put it back')).undone).toEqual([made?.commandId]);
    expect(await titles()).toEqual([]);
  });

  it('undoes only the changes of the things that the rules name, and can still undo the others', async () => {
    plan({ actions: [create('Essay'), create('Lab')] });
    const [essay, lab] = (await say('add essay and lab')).actions;
    const { id } = (await tasks()).find(({ title }) => title === 'Lab') ?? {};
    plan({ undo: true, undoOf: [{ kind: 'task', id }] });
    expect((await say('not the lab')).undone).toEqual([lab?.commandId]);
    expect(await titles()).toEqual(['Essay']);
    plan({ undo: true });
    expect((await say('undo')).undone).toEqual([essay?.commandId]);
    expect(asked.at(-1)?.dialogue).toMatchObject({ canUndo: true, recent: [{ kind: 'task' }, { kind: 'task', id }] });
  });

  it('adds a repeating task as one change, and undoes all of its days', async () => {
    const repeats = { every: 'week', weekdays: [5], until: '2026-12-11' };
    const task = { title: 'Essay draft', dueDate: '2026-11-27', dueTime: '17:00', repeats };
    plan({ actions: [{ type: 'CREATE_TASK', summary: '', task }] });
    const [made, ...more] = (await say('essay draft every fri until dec 11 at 5pm')).actions;
    expect([made?.type, more]).toEqual(['CREATE_TASK', []]);
    expect((await tasks()).map(({ dueDate }) => dueDate)).toHaveLength(3);
    plan({ undo: true });
    expect((await say('put it back')).undone).toEqual([made?.commandId]);
    expect(await titles()).toEqual([]);
  });

  it('adds a repeating event as one change, and undoes all of its days', async () => {
    const [biology] = ClassView.array().parse((await ann.get('/api/classes')).body);
    const event = { classId: biology?.id, title: 'Lab', dueDate: '2026-11-26', dueTime: '14:00', endTime: '16:00' };
    const repeats = { every: 'week', weekdays: [2, 4], until: '2026-12-10' };
    plan({ actions: [{ type: 'CREATE_EVENT', summary: '', event: { ...event, place: 'B12', repeats } }] });
    const [made, ...more] = (await say('bio lab tue and thu 2-4pm in B12 until dec 10')).actions;
    expect([made?.summary, more]).toEqual(['Lab, 2026-11-26, 5 times until 2026-12-10 (Tue, Thu)', []]);
    const events = async () => CalendarEventView.array().parse((await ann.get('/api/events')).body);
    expect((await events()).map(({ dueDate, place, source }) => [dueDate, place, source])).toEqual(
      ['2026-11-26', '2026-12-01', '2026-12-03', '2026-12-08', '2026-12-10'].map((day) => [day, 'B12', 'assistant']),
    );
    plan({ undo: true });
    expect((await say('actually delete that')).undone).toEqual([made?.commandId]);
    expect(await events()).toEqual([]);
  });

  it('is each student’s own', async () => {
    plan({ actions: [create('Essay')] });
    await say('add essay');
    plan({ undo: true });
    expect((await say('put it back', {}, bob)).undone).toBeUndefined();
    expect(await titles()).toEqual(['Essay']);
    expect(asked.at(-1)?.dialogue).toBeUndefined();
  });
});

describe('a question with buttons', () => {
  it('runs the plan of the pressed button, once', async () => {
    plan({
      options: [create('One'), create('Two')].map((action) => ({
        label: action.task.title,
        message: 'Added.',
        actions: [action],
      })),
    });
    const question = await say('add it');
    expect(question).toMatchObject({ actions: [], question: { options: [{ label: 'One' }, { label: 'Two' }] } });
    expect(await press(question, 1)).toMatchObject({ message: 'Added.', actions: [{ type: 'CREATE_TASK' }] });
    const answer = { questionId: question.question?.id, option: 0 };
    expect(await ann.post(path, { message: 'One', answer })).toMatchObject(closed);
    expect(await titles()).toEqual(['Two']);
    expect(asked).toHaveLength(1);
  });

  it('deletes by its button in any language, and keeps by the other', async () => {
    const taskId = await addTask('Aufsatz');
    plan({ actions: [{ type: 'DELETE_TASK', taskId }] });
    const first = await say('weg damit');
    expect(first.question?.options).toEqual([{ label: 'Delete' }, { label: 'Keep' }]);
    expect((await press(first, 1)).message).toBe('OK, everything stays as it is.');
    expect(await titles()).toEqual(['Aufsatz']);
    await press(await say('weg damit'), 0);
    expect(await titles()).toEqual([]);
  });

  it('is not answered by another student, by an invented id or by an option that it does not have', async () => {
    const taskId = await addTask('Essay');
    plan({ actions: [{ type: 'DELETE_TASK', taskId }] });
    const question = await say('Get rid of that');
    const answer = { questionId: question.question?.id, option: 0 };
    expect(await bob.post(path, { message: 'Delete', answer })).toMatchObject(closed);
    expect(await ann.post(path, { message: 'Delete', answer: { ...answer, option: 7 } })).toMatchObject(closed);
    const invented = { questionId: randomUUID(), option: 0 };
    expect(await ann.post(path, { message: 'Delete', answer: invented })).toMatchObject(closed);
    expect(await titles()).toEqual(['Essay']);
  });

  it('has no buttons of a language model’s naming', async () => {
    const taskId = await addTask('Essay');
    const actions = [{ type: 'DELETE_TASK', taskId }];
    plan({ options: [{ label: 'Keep', message: '', actions }] }, 'a language model');
    expect((await say('What is due?')).question).toBeUndefined();
  });
});

describe('a message that asks first', () => {
  const ask = (message: string) => say(message, { askFirst: true });
  const confirm = ({ question }: Reply, option: number) =>
    say('a button', { askFirst: true, answer: { questionId: question?.id, option } });

  it('shows each change with its fields before and after, and makes it by the button alone', async () => {
    const taskId = await addTask('Essay');
    const moved = { type: 'UPDATE_TASK', summary: '', taskId, change: { dueDate: '2031-03-14', priority: 'high' } };
    plan({ actions: [moved, create('Read')] });
    const reply = await ask('move the essay and add reading');
    expect(reply.planned).toEqual([
      {
        type: 'UPDATE_TASK',
        title: 'Essay',
        classId: null,
        fields: [
          { name: 'dueDate', before: null, after: '2031-03-14' },
          { name: 'priority', before: 'medium', after: 'high' },
        ],
      },
      {
        type: 'CREATE_TASK',
        title: 'Read',
        classId: null,
        fields: [{ name: 'priority', before: null, after: 'medium' }],
      },
    ]);
    expect(reply.actions).toEqual([]);
    expect(await tasks()).toMatchObject([{ title: 'Essay', dueDate: null, priority: 'medium' }]);
    const done = await confirm(reply, 0);
    expect(done.actions).toMatchObject([{ type: 'UPDATE_TASK' }, { type: 'CREATE_TASK' }]);
    expect((await tasks()).map(({ title, dueDate }) => [title, dueDate])).toEqual(
      expect.arrayContaining([
        ['Essay', '2031-03-14'],
        ['Read', null],
      ]),
    );
    const again = { message: 'a button', answer: { questionId: reply.question?.id, option: 0 } };
    expect(await ann.post(path, again)).toMatchObject(closed);
  });

  it('changes nothing when the student keeps everything as it is', async () => {
    plan({ actions: [create('Read')] });
    const reply = await ask('add reading');
    expect((await confirm(reply, 1)).actions).toEqual([]);
    expect(await titles()).toEqual([]);
  });

  it('asks "shall I?" even after the answer to "which one?"', async () => {
    const option = (title: string) => ({ label: title, message: 'Added.', actions: [create(title)] });
    plan({ message: 'Which one?', options: [option('Essay'), option('Report')] });
    const which = await ask('add it');
    const shall = await confirm(which, 1);
    expect(shall.planned).toMatchObject([{ type: 'CREATE_TASK', title: 'Report' }]);
    expect(await titles()).toEqual([]);
    await confirm(shall, 0);
    expect(await titles()).toEqual(['Report']);
  });

  it('takes back the last changes only once that is confirmed', async () => {
    plan({ actions: [create('Essay')] });
    await confirm(await ask('add essay'), 0);
    plan({ undo: true });
    const reply = await ask('put it back');
    expect(reply).toMatchObject({ message: 'Shall I take back the last changes?' });
    expect(reply.undone).toBeUndefined();
    expect(await titles()).toEqual(['Essay']);
    expect((await confirm(reply, 0)).undone).toHaveLength(1);
    expect(await titles()).toEqual([]);
  });
});
