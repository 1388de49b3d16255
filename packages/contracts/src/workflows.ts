import { z } from 'zod';
import { DocumentId } from './ids.ts';

/** A workflow's contract: what starts it and what it answers. */
export interface WorkflowContract<Input extends z.ZodType = z.ZodType, Result extends z.ZodType = z.ZodType> {
  readonly name: string;
  readonly taskQueue: string;
  readonly input: Input;
  readonly result: Result;
}

const workflow = <Input extends z.ZodType, Result extends z.ZodType>(value: WorkflowContract<Input, Result>) => value;

/** Reads a syllabus and writes its dates as calendar events. Its id is `analyzeSyllabus-<documentId>`. */
export const analyzeSyllabus = workflow({
  name: 'analyzeSyllabus',
  taskQueue: 'academic-hub',
  input: z.object({ documentId: DocumentId }),
  result: z.object({ scheduled: z.number().int() }),
});

/** `ApplicationFailure` types that say the file itself is at fault, so another try gives the same. */
export const unreadableSyllabus = 'UnreadableSyllabus';
