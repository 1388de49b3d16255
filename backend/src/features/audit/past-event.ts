import type { Histories, PastContents } from '../../platform/audit/index.ts';
import { classNamedBy } from './class-of.ts';

/** An event, and the class that its thing was in after it. */
interface FoundEvent extends PastContents {
  readonly classId: string | null;
}

/** Null when the stream has no such event. */
export const pastEvent =
  ({ contents }: Pick<Histories, 'contents'>) =>
  async (stream: string, id: string): Promise<FoundEvent | null> => {
    let classId: string | null = null;
    for await (const event of contents(stream)) {
      const named = event.shape && classNamedBy(event.shape);
      if (named !== undefined && event.shape) classId = named;
      if (event.id === id) return { ...event, classId };
    }
    return null;
  };
