import { DocumentId } from '@hub/contracts';
import { LazyPart } from '@hub/mfe';
import { Page, space } from '@hub/ui';
import { NoteNotFound } from '../features/notes/note-not-found.tsx';
import { NoteSkeleton } from '../features/notes/note-skeleton.tsx';

const load = async () => (await import(/* webpackChunkName: "note" */ '../features/notes/note-screen.tsx')).NoteScreen;

/** The page of one note. Its editor is a separate file, which no other page loads. */
export const NotePage = ({ id }: { id: string }) => {
  const noteId = DocumentId.safeParse(id).data;
  return (
    <Page css={{ maxWidth: space(220) }}>
      {noteId ? (
        <LazyPart name="note" load={load} waiting={<NoteSkeleton />}>
          {(NoteScreen) => <NoteScreen id={noteId} />}
        </LazyPart>
      ) : (
        <NoteNotFound />
      )}
    </Page>
  );
};
