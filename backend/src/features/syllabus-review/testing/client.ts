import { CalendarEventView, FindingsView, type FindingView } from '@hub/contracts';
import type { TestApp, TestClient } from '../../../platform/testing/test-app.ts';
import { addClass, uploaded } from '../../document/testing/client.ts';

export const found = (title: string, dueDate: string, more: object = {}) => ({
  title,
  dueDate,
  eventType: 'exam',
  priority: 'high',
  quote: `${title} on ${dueDate}`,
  page: 2,
  probability: 0.7,
  ...more,
});

/** A student with a class, and what the worker reads there. */
export const reviewing = async (app: TestApp) => {
  const student: TestClient = await app.student();
  const classId = await addClass(student);
  const record = (id: string, reading: object) =>
    app.worker.post(`/api/internal/documents/${id}/analysis`, { dates: [], ...reading });
  const findings = async (id: string) =>
    FindingsView.parse((await student.get(`/api/documents/${id}/findings`)).body);

  return {
    student,
    classId,
    record,
    findings,
    /** Uploads a syllabus that contains this. */
    read: async (reading: object) => {
      const { id } = await uploaded(student, { classId, type: 'syllabus' });
      const { status } = await record(id, reading);
      if (status !== 200) throw new Error(`The reading was not recorded: ${status}`);
      return id;
    },
    called: async (id: string, title: string): Promise<FindingView> => {
      const one = (await findings(id)).findings.find((each) => each.title === title);
      if (!one) throw new Error(`There is no finding called ${title}`);
      return one;
    },
    decide: (id: string, of: FindingView, how: 'accept' | 'dismiss', edit: object = {}) =>
      student.post(`/api/documents/${id}/findings/${of.id}/${how}`, edit),
    events: async () =>
      CalendarEventView.array().parse((await student.get(`/api/events?classId=${classId}`)).body),
  };
};
