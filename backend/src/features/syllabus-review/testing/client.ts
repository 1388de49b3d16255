import { CalendarEventView, ClassView, DocumentView, FindingsView, type FindingView } from '@hub/contracts';
import { randomUUID } from 'node:crypto';
import type { TestApp, TestClient } from '../../../platform/testing/test-app.ts';

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

export const day = '2027-03-14';
export const later = '2027-03-21';
export const midterm = found('Midterm', day, { probability: 0.98 });
export const quiz = found('Quiz', day, { page: 1 });
export const essay = found('Essay', later);
export const line = { quote: 'Office hours: March 2', page: 3, reason: 'policy' };
export const reading = { dates: [midterm], toCheck: [quiz, essay], skipped: [line] };

/** A student with a class, and what the worker reads there. */
export const reviewing = async (app: TestApp) => {
  const student: TestClient = await app.student();
  const { id: classId } = ClassView.parse((await student.post('/api/classes', { name: 'Biology' })).body);
  const upload = async () => {
    const form = new FormData();
    form.set('classId', classId);
    form.set('type', 'syllabus');
    form.set('file', new File([randomUUID()], 'syllabus.txt', { type: 'text/plain' }));
    return DocumentView.parse((await student.post('/api/documents/upload', form)).body).id;
  };
  const record = (id: string, reading: object) =>
    app.workflowOf(student.userId).post(`/api/internal/documents/${id}/analysis`, { dates: [], ...reading });
  const findings = async (id: string) => FindingsView.parse((await student.get(`/api/documents/${id}/findings`)).body);

  return {
    student,
    classId,
    upload,
    record,
    findings,
    /** Uploads a syllabus that contains this. */
    read: async (reading: object) => {
      const id = await upload();
      const { status } = await record(id, reading);
      if (status !== 200) throw new Error(`The reading was not recorded: ${status}`);
      return id;
    },
    called: async (id: string, title: string): Promise<FindingView> => {
      const one = (await findings(id)).findings.find((each) => each.title === title);
      if (!one) throw new Error(`There is no finding called ${title}`);
      return one;
    },
    accept: ({ documentId, id }: FindingView, edit: object = {}) =>
      student.post(`/api/documents/${documentId}/findings/${id}/accept`, edit),
    dismiss: ({ documentId, id }: FindingView) => student.post(`/api/documents/${documentId}/findings/${id}/dismiss`),
    keep: ({ documentId, id }: FindingView) => student.post(`/api/documents/${documentId}/findings/${id}/keep`),
    merge: ({ documentId, id }: FindingView, target: object) =>
      student.post(`/api/documents/${documentId}/findings/${id}/merge`, target),
    events: async () => CalendarEventView.array().parse((await student.get(`/api/events?classId=${classId}`)).body),
  };
};
