import { defaultReminderSettings } from '@hub/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestClient } from '../../platform/testing/http-client.ts';
import { type Inbox, startInbox } from '../../platform/testing/inbox.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { calendarEventFeature } from '../calendar-event/index.ts';
import { classFeature } from '../class/index.ts';
import { taskFeature } from '../task/index.ts';
import { reminderFeature } from './index.ts';
import { addExam, made, morning, remindedStudents } from './testing/reminded-students.ts';

const publicUrl = 'https://hub.example.edu';
let inbox: Inbox;
let app: TestApp;
let students: ReturnType<typeof remindedStudents>;
beforeAll(async () => {
  inbox = await startInbox();
  const features = [classFeature, taskFeature, calendarEventFeature, reminderFeature];
  const smtp = { url: inbox.url, from: 'Academic Hub <hub@example.edu>' };
  app = await startTestApp(features, { settings: { publicUrl, smtp } });
  students = remindedStudents(app);
});
afterAll(async () => {
  await app.stop();
  await inbox.stop();
});
beforeEach(() => app.platform.db('reminder_turns').delete());

const subjects = ({ email }: TestClient) => inbox.to(email).map(({ subject }) => subject);

describe('a reminder by mail', () => {
  it('names the exam, says how to stop, and is sent once on a day that the clocks change', async () => {
    const { student, biology } = await students.newStudent();
    await addExam(student, biology);
    await students.setTurn(student, morning);
    await students.remind('2027-03-28T05:59:59.000Z');
    expect(subjects(student)).toEqual([]);
    await students.setTurn(student, morning);
    await students.remind();
    await students.setTurn(student, morning); // as after a crash or a clock that was set back
    await students.remind();
    expect(subjects(student)).toEqual(['Reminder: Midterm']);
    const [mail] = inbox.to(student.email);
    expect(mail?.text).toContain('- Sun, Mar 28, 10:00: Midterm (Biology)');
    const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value;
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const address = header('list-unsubscribe')?.slice(1, -1) ?? '';
    expect(address.startsWith(`${publicUrl}/api/reminders/stop/`)).toBe(true);
    const stop = await fetch(app.origin + address.slice(publicUrl.length), { method: 'POST' });
    expect(stop.status).toBe(204);
    await expect.poll(async () => (await student.get('/api/reminder-settings')).body).toMatchObject({ mail: false });
    await students.setTurn(student, morning);
    await students.remind();
    expect(await students.turnOf(student)).toBeUndefined(); // nothing is on any more
  });

  it('is sent once by two senders at once, and again by none after a restart', async () => {
    const all = await Promise.all(Array.from({ length: 12 }, () => students.newStudent()));
    for (const { student, biology } of all) {
      await addExam(student, biology);
      await students.setTurn(student, morning);
    }
    await Promise.all([students.remind(), students.remind(), students.remind()]);
    for (const { student } of all) await students.setTurn(student, morning);
    await Promise.all([students.remind(), students.remind()]);
    for (const { student } of all) expect(subjects(student)).toEqual(['Reminder: Midterm']);
  });

  it('is sent for nothing that is done, deleted, or of an archived class', async () => {
    const { student, biology } = await students.newStudent();
    const history = await made(student, '/api/classes', { name: 'History' });
    const [done, gone] = [await addExam(student, biology), await addExam(student, biology)];
    await addExam(student, history);
    await student.put(`/api/events/${done}`, { completed: true });
    await student.delete(`/api/events/${gone}`);
    await student.put(`/api/classes/${history}/archived`, { archived: true });
    await made(student, '/api/tasks', { title: 'Sleep\r\nBcc: eve@evil.test', dueDate: '2027-03-28' });
    await students.setTurn(student, morning);
    await students.remind();
    expect(subjects(student)).toEqual(['Reminder: Sleep Bcc: eve@evil.test']);
    expect(inbox.to('eve@evil.test')).toEqual([]);
  });

  it('of a task with a time goes out at that time', async () => {
    const { student } = await students.newStudent();
    await made(student, '/api/tasks', { title: 'Hand in', dueDate: '2027-03-28', dueTime: '17:00' });
    await students.setTurn(student, morning);
    await students.remind();
    expect(subjects(student)).toEqual([]);
    const five = '2027-03-28T15:00:00.000Z';
    await students.setTurn(student, five);
    await students.remind(five);
    expect(subjects(student)).toEqual(['Reminder: Hand in']);
  });

  it('goes to no address that is not verified, and to no student who switched it off', async () => {
    const [stranger, { student, biology }] = [await app.student(), await students.newStudent()];
    await stranger.put('/api/reminder-settings', { ...defaultReminderSettings, mail: true, zone: 'Europe/Berlin' });
    await made(stranger, '/api/tasks', { title: 'Read', dueDate: '2027-03-28' });
    await addExam(student, biology);
    await Promise.all([students.setTurn(stranger, morning), students.setTurn(student, morning)]);
    await student.put('/api/reminder-settings', defaultReminderSettings);
    await students.remind();
    expect([...subjects(stranger), ...subjects(student)]).toEqual([]);
  });

  it('is tried again while the mail server is away', async () => {
    const { student, biology } = await students.newStudent();
    await addExam(student, biology);
    await students.setTurn(student, morning);
    inbox.refuse(450);
    await students.remind();
    expect(await students.turnOf(student)).toMatchObject({ tries: 1 });
    inbox.refuse(null);
    await students.remind('2027-03-28T06:00:06.000Z');
    expect(subjects(student)).toEqual(['Reminder: Midterm']);
  });
});

describe('the daily digest', () => {
  it('lists what is due today at the hour of the student, and says nothing when nothing is', async () => {
    const { student, biology } = await students.newStudent({ digest: true, exams: false });
    await students.setTurn(student, morning);
    await students.remind();
    expect(subjects(student)).toEqual([]);
    await addExam(student, biology);
    const next = '2027-03-29T06:00:00.000Z';
    await made(student, '/api/events', { classId: biology, title: 'Lab', dueDate: '2027-03-29', eventType: 'lecture' });
    await students.setTurn(student, next);
    await students.remind(next);
    expect(subjects(student)).toEqual(['Due today']);
    expect(inbox.to(student.email)[0]?.text).toContain('Lab (Biology)');
    expect(inbox.to(student.email)[0]?.text).not.toContain('Midterm');
  });
});
