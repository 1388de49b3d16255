import { proposeClass, type ClassProposal, type readClassProposal, type UserId } from '@hub/contracts';
import type Router from '@koa/router';
import type { z } from 'zod';
import { Rejection } from '../../platform/domain/index.ts';
import { mountUpload } from '../../platform/http/routing/index.ts';
import { acceptFile, acceptNamed } from './files/accept-file.ts';

type Work = z.input<typeof readClassProposal.input>;

export interface ProposalDependencies {
  /** Stores the file for the time that it is read. */
  storeForReading: (owner: UserId, path: string, id: string) => Promise<{ readonly key: string }>;
  deleteFile: (owner: UserId, key: string) => Promise<void>;
  /** Reads the file. `work` is called only if a worker is available. */
  propose: (owner: UserId, id: string, work: () => Promise<Work>) => Promise<ClassProposal>;
}

/** The workflow may still need the file; the sweeper removes it. */
const goesOn = (error: unknown) => error instanceof Rejection && error.code === 'ai_slow';

/** Reads a syllabus that belongs to no class yet. Nothing of it is kept: the file is deleted once it was read. */
export const proposalRoute = (router: Router, { storeForReading, deleteFile, propose }: ProposalDependencies) => {
  mountUpload(router, proposeClass, {
    accepts: acceptNamed,
    async handle({ file, user, context }) {
      const { name } = await acceptFile(file);
      const id = context.newId();
      let stored: string | undefined;
      const forget = async () => {
        if (stored !== undefined) await deleteFile(user.id, stored);
      };
      try {
        const proposal = await propose(user.id, id, async () => {
          const { key } = await storeForReading(user.id, file.path, id);
          stored = key;
          return { studentId: user.id, key, name };
        });
        await forget();
        return proposal;
      } catch (error) {
        if (!goesOn(error)) await forget();
        throw error;
      }
    },
  });
};
