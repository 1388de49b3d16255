import { createApplication } from '@hub/mfe';
import { Routes } from './routes.tsx';

export const { bootstrap, mount, unmount } = createApplication('mfe_operations', Routes);
