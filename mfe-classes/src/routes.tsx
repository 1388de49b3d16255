import { useRoute } from '@hub/mfe';
import { ClassPage } from './features/class-detail/class-page.tsx';
import { ClassesPage } from './features/class-list/classes-page.tsx';

/** The routes of `remote.json`; the shell mounts this remote on no other. */
export const Routes = () => {
  const id = useRoute('/class/:id', '/classes/:id')?.['id'];
  return id ? <ClassPage key={id} id={id} /> : <ClassesPage />;
};
