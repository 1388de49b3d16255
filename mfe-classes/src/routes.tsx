import { useRoute } from '@hub/mfe';
import { ClassPage } from './pages/class-page/class-page.tsx';
import { ClassesPage } from './pages/classes-page.tsx';

/** The routes of `remote.json`; the shell mounts this remote on no other. */
export const Routes = () => {
  const id = useRoute('/class/:id', '/classes/:id')?.['id'];
  return id ? <ClassPage key={id} id={id} /> : <ClassesPage />;
};
