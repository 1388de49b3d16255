import { defaultReminderSettings, type ReminderSettings } from '@hub/contracts';
import { expect } from 'vitest';
import type { TestClient } from '../../../platform/testing/http-client.ts';
import type { TestApp } from '../../../platform/testing/test-app.ts';
import { remindSome } from '../keep-reminding.ts';

/** Eight in the morning in Berlin, on the day the clocks are set forward. */
export const morning = '2027-03-28T06:00:00.000Z';

export const made = async (client: TestClient, path: string, body: object): Promise<string> => {
  const { status, body: thing } = await client.post(path, body);
  expect(status).toBe(201);
  return (thing as { id: string }).id;
};

export const addExam = (student: TestClient, classId: string, title = 'Midterm'): Promise<string> =>
  made(student, '/api/events', { classId, title, dueDate: '2027-03-28', dueTime: '10:00', eventType: 'exam' });

/** Students in Berlin with a class, and what the projector does for them at a time. */
export const remindedStudents = ({ platform, student }: Pick<TestApp, 'platform' | 'student'>) => {
  const verify = ({ userId }: TestClient) =>
    expect.poll(() => platform.db('user_list').where({ id: userId }).update({ emailVerified: true })).toBe(1);
  const turnOf = ({ userId }: TestClient) => platform.db('reminder_turns').where({ ownerId: userId }).first();
  return {
    turnOf,

    /** The last look at the student was a minute before the given time. */
    setTurn: async (of: TestClient, at: string) => {
      await expect.poll(() => turnOf(of)).toBeDefined();
      const checkedAt = new Date(Date.parse(at) - 60_000).toISOString();
      await platform.db('reminder_turns').where({ ownerId: of.userId }).update({ checkedAt, dueAt: checkedAt });
    },

    newStudent: async (changes: Partial<ReminderSettings> = {}) => {
      const client = await student();
      await verify(client);
      const settings = { ...defaultReminderSettings, mail: true, zone: 'Europe/Berlin', ...changes };
      expect((await client.put('/api/reminder-settings', settings)).status).toBe(200);
      return { student: client, biology: await made(client, '/api/classes', { name: 'Biology' }) };
    },

    remind: async (at = morning) => {
      while (await remindSome(platform, { now: new Date(at) }));
    },
  };
};
