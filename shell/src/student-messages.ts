import { createMessages } from '@hub/mfe';
import { english } from './messages/en-student.ts';

export const t = createMessages('student', english);
