import { PushDeviceView, PushPayload, UserId } from '@hub/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../platform/testing/http-client.ts';
import { type PushDevice, type PushService, startPushService } from '../../../platform/testing/push-service.ts';
import { startTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { calendarEventFeature } from '../../calendar-event/index.ts';
import { classFeature } from '../../class/index.ts';
import { taskFeature } from '../../task/index.ts';
import { reminderFeature } from '../index.ts';
import { addExam, made, morning, remindedStudents } from '../testing/reminded-students.ts';
import { keepPushing, pushNext } from './keep-pushing.ts';

let service: PushService;
let app: TestApp;
let students: ReturnType<typeof remindedStudents>;
beforeAll(async () => {
  service = await startPushService();
  const features = [classFeature, taskFeature, calendarEventFeature, reminderFeature];
  app = await startTestApp(features, { settings: { webhooksToLoopback: true } });
  students = remindedStudents(app);
});
afterAll(async () => {
  await app.stop();
  await service.stop();
});

const path = '/api/account/push-devices';
const subscribe = async (student: TestClient) => {
  const { body } = await student.get('/api/account/push-key');
  const device = service.device((body as { key: string }).key);
  const { status, body: added } = await student.post(path, device.at);
  expect(status).toBe(201);
  return { device, id: PushDeviceView.parse(added).id };
};
const devicesOf = async (student: TestClient) => PushDeviceView.array().parse((await student.get(path)).body);
const shown = (device: PushDevice) => device.received().map((text) => PushPayload.parse(JSON.parse(text)));

const push = async (student: TestClient) => {
  const ownerId = UserId.parse(student.userId);
  while (await pushNext(app.platform, ownerId, new AbortController().signal));
};
/** Whatever waits, or is claimed by a process that died, may be sent now. */
const letTimePass = (student: TestClient) =>
  app.platform
    .db('push_messages')
    .where({ ownerId: student.userId })
    .update({ dueAt: app.platform.db.fn.now(), claimedUntil: null });

const newStudent = async () => {
  const { student, biology } = await students.newStudent({ mail: false, push: true, app: true });
  return { student, biology, ...(await subscribe(student)) };
};
const remindAt = async (student: TestClient, at = morning) => {
  await students.setTurn(student, at);
  await students.remind(at);
};

describe('a reminder by push', () => {
  it('opens the exam, and is shown once after a retry, a restart and by three senders', async () => {
    const { student, biology, device } = await newStudent();
    await addExam(student, biology);
    device.answerWith(503);
    await Promise.all([remindAt(student), students.remind(), students.remind()]);
    await push(student);
    device.answerWith(null);
    await remindAt(student); // as after a crash
    await letTimePass(student);
    await Promise.all([push(student), push(student), push(student)]);
    expect(shown(device)).toMatchObject([
      { title: 'Reminder: Midterm', body: 'Sun, Mar 28, 10:00: Midterm (Biology)', path: '/calendar?date=2027-03-28' },
    ]);
    expect(service.last()?.subject).toBe('http://localhost:3000');
  });

  it('takes the place of its first copy when the process died before it knew that it was sent', async () => {
    const { student, biology, device } = await newStudent();
    await addExam(student, biology);
    await remindAt(student);
    device.answerWith(null, () => Promise.reject(new Error('cut off')));
    await push(student);
    device.answerWith(null);
    await letTimePass(student);
    await push(student);
    const [first, second, ...more] = shown(device);
    expect([first?.tag, more]).toEqual([second?.tag, []]);
  });

  it('is sent for nothing that was done, deleted or archived since it was due', async () => {
    const { student, biology, device } = await newStudent();
    const history = await made(student, '/api/classes', { name: 'History' });
    const [done, gone] = [await addExam(student, biology), await addExam(student, biology)];
    await addExam(student, history);
    device.answerWith(503);
    await remindAt(student);
    await push(student);
    device.answerWith(null);
    await student.put(`/api/events/${done}`, { completed: true });
    await student.delete(`/api/events/${gone}`);
    await student.put(`/api/classes/${history}/archived`, { archived: true });
    await letTimePass(student);
    await push(student);
    expect(shown(device)).toEqual([]);
    expect((await student.get('/api/notices')).body).toEqual([]);
  });

  it('ends for a device that is gone, signed out, or removed in the settings', async () => {
    const { student, biology, device, id } = await newStudent();
    expect(await devicesOf(student)).toMatchObject([{ id, current: true }]);
    await student.post(`${path}/${id}/test`);
    await push(student);
    expect(shown(device)).toMatchObject([{ body: 'Reminders work on this device.' }]);
    await addExam(student, biology);
    await remindAt(student);
    device.answerWith(410);
    await push(student);
    expect(await devicesOf(student)).toEqual([]);

    const again = await subscribe(student);
    expect((await student.delete(`${path}/${again.id}`)).status).toBe(204);
    expect((await student.delete(`${path}/${again.id}`)).status).toBe(404);
    await subscribe(student);
    await student.post('/api/auth/logout');
    expect(await app.platform.db('push_devices').where({ ownerId: student.userId })).toEqual([]);
  });
});

describe('the process that sends reminders', () => {
  it('finds every student whose reminder is due, and stops with the product', async () => {
    const all = await Promise.all([newStudent(), newStudent()]);
    for (const { student, id } of all) await student.post(`${path}/${id}/test`);
    const ending = new AbortController();
    const pushing = keepPushing(app.platform, ending.signal);
    for (const { device } of all)
      await expect.poll(() => shown(device)).toMatchObject([{ body: 'Reminders work on this device.' }]);
    ending.abort();
    await pushing;
  });
});

describe('a device', () => {
  it('belongs to one student, and its address is on the internet', async () => {
    const { student, device, id } = await newStudent();
    const other = await app.student();
    expect((await other.post(`${path}/${id}/test`)).status).toBe(404);
    expect((await other.delete(`${path}/${id}`)).status).toBe(404);
    for (const address of ['https://10.0.0.7/push', 'https://169.254.169.254/'])
      expect((await student.post(path, { ...device.at, address })).body).toMatchObject({ code: 'address_not_public' });
    expect((await student.post(path, { ...device.at, key: 'none' })).status).toBe(400);
    await student.post(path, device.at); // again, as after a reload
    expect(await devicesOf(student)).toHaveLength(1);
  });
});

describe('a notice in the app', () => {
  it('is new until the student has looked, and again when its next reminder is due', async () => {
    const { student, biology } = await students.newStudent({ mail: false, app: true });
    const id = await addExam(student, biology);
    await remindAt(student, '2027-03-26T07:00:00.000Z');
    const notices = async () => (await student.get('/api/notices')).body as { createdAt: string }[];
    const [notice] = await notices();
    expect(await notices()).toMatchObject([{ thingId: id, title: 'Midterm', className: 'Biology', seen: false }]);
    expect((await student.post('/api/notices/seen', { until: notice?.createdAt })).status).toBe(204);
    await expect.poll(notices).toMatchObject([{ seen: true }]);
    await remindAt(student);
    expect(await notices()).toMatchObject([{ thingId: id, seen: false }]);
    expect((await (await app.student()).get('/api/notices')).body).toEqual([]);
  });
});

describe('what was chosen for one thing', () => {
  it('counts instead of the settings', async () => {
    const { student, biology, device } = await newStudent();
    const id = await addExam(student, biology);
    const choice = `/api/reminder-choices/${id}`;
    expect((await student.get(choice)).body).toEqual({ lead: 'usual' });
    await student.put(choice, { lead: '15-minutes' });
    await expect.poll(async () => (await student.get(choice)).body).toEqual({ lead: '15-minutes' });
    await remindAt(student);
    await remindAt(student, '2027-03-28T07:45:00.000Z');
    await push(student);
    expect(shown(device)).toHaveLength(1);
    expect((await (await app.student()).get(choice)).status).toBe(404);
    expect((await (await app.student()).put(choice, { lead: 'none' })).status).toBe(404);
  });
});
