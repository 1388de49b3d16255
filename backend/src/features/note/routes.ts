import { type DocumentId, listNoteVersions, readNote, readNoteVersion, type UserId, writeNote } from '@hub/contracts';
import type Router from '@koa/router';
import { Rejection } from '../../platform/domain/index.ts';
import { mount } from '../../platform/http/routing/index.ts';
import { isNote, type StoredDocument } from '../document/index.ts';
import type { NoteVersionRow } from './version-list.ts';
import { currentNoteIn, textIn, type ReadingDependencies } from './reading.ts';
import { writeIn, type WritingDependencies } from './writing.ts';

export interface NoteDependencies extends ReadingDependencies, WritingDependencies {
  /** @throws Rejection `document_not_found`, also for another student's document */
  documentOf: (owner: UserId, id: DocumentId) => Promise<StoredDocument>;
  versionsOf: (owner: UserId, id: DocumentId) => Promise<NoteVersionRow[]>;
  versionOf: (owner: UserId, id: DocumentId, version: number) => Promise<NoteVersionRow>;
}

export const noteRoutes = (router: Router, dependencies: NoteDependencies) => {
  const { documentOf, versionsOf, versionOf } = dependencies;
  const currentNote = currentNoteIn(dependencies);
  const textOf = textIn(dependencies);
  const write = writeIn(dependencies);

  const noteOf = async (owner: UserId, id: DocumentId) => {
    const document = await documentOf(owner, id);
    if (!isNote(document)) throw new Rejection('not_a_note');
    return document;
  };

  /** The text that was uploaded is as old as its document. */
  const shown = ({ version, size, writtenAt }: NoteVersionRow, { createdAt }: StoredDocument) => {
    return { version, size, writtenAt: writtenAt ?? createdAt };
  };

  mount(router, readNote, async ({ params: { id }, user }) => currentNote(await noteOf(user.id, id)));

  mount(router, writeNote, async ({ params: { id }, body, user, context }) => {
    await noteOf(user.id, id);
    return write(user.id, id, { ...body, context });
  });

  mount(router, listNoteVersions, async ({ params: { id }, user }) => {
    const note = await noteOf(user.id, id);
    const versions = await versionsOf(user.id, id);
    return versions.map((version) => shown(version, note));
  });

  mount(router, readNoteVersion, async ({ params: { id, version }, user }) => {
    const note = await noteOf(user.id, id);
    const row = await versionOf(user.id, id, Number(version));
    return { ...shown(row, note), text: await textOf(note, row) };
  });
};
