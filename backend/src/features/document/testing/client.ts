import { ClassView, DocumentView } from '@hub/contracts';
import type { TestClient, Visitor } from '../../../platform/testing/http-client.ts';
import { honestFiles } from './files.ts';

export const addClass = async (student: TestClient) =>
  ClassView.parse((await student.post('/api/classes', { name: 'Biology' })).body).id;

interface Sent {
  readonly classId: string;
  readonly type?: string;
  readonly description?: string;
  readonly replaces?: string;
  readonly name?: string;
  /** The type that the browser declares. */
  readonly mimeType?: string;
  readonly content?: Uint8Array;
}

/** Uploads as the upload dialog does; a PDF by default. */
export const send = (visitor: Visitor, { classId, type = 'general', description, replaces, ...file }: Sent) => {
  const { name = 'syllabus.pdf', mimeType = 'application/pdf', content = honestFiles['pdf'] } = file;
  const form = new FormData();
  form.set('classId', classId);
  form.set('type', type);
  if (description !== undefined) form.set('description', description);
  if (replaces !== undefined) form.set('replaces', replaces);
  form.set('file', new File([new Uint8Array(content ?? [])], name, { type: mimeType }));
  return visitor.post('/api/documents/upload', form);
};

export const uploaded = async (student: TestClient, sent: Sent) => DocumentView.parse((await send(student, sent)).body);

export const documentsOf = async (student: TestClient, query = '') =>
  DocumentView.array().parse((await student.get(`/api/documents${query}`)).body);
