import { useRoute } from '@hub/mfe';
import { ClassPage } from './pages/class-page/class-page.tsx';
import { ClassesPage } from './pages/classes-page.tsx';
import { NotePage } from './pages/note-page.tsx';

/** The routes of `remote.json`; the shell mounts this remote on no other. */
export const Routes = () => {
  const id = useRoute('/class/:id', '/classes/:id')?.['id'];
  const noteId = useRoute('/notes/:id')?.['id'];
  if (noteId) return <NotePage key={noteId} id={noteId} />;
  return id ? <ClassPage key={id} id={id} /> : <ClassesPage />;
};
