import { type ClassProposal, messageForStudent, type readClassProposal } from '@hub/contracts';
import type { z } from 'zod';
import { errorsAsFailures, withHeartbeat } from '../activity/errors-as-failures.ts';
import type { RulesAi } from '../ai/rules-ai.ts';
import type { Backend } from '../backend.ts';
import type { TextReader } from '../text/text-reader.ts';

export interface ProposalDependencies {
  readonly backend: Pick<Backend, 'attachment'>;
  readonly rules: Pick<RulesAi, 'proposeClass'>;
  readonly text: Pick<TextReader, 'read'>;
}

const guarded = errorsAsFailures(messageForStudent);

export const proposalActivities = ({ backend, rules, text }: ProposalDependencies) => ({
  /** Reads and proposes in one step: the text of a syllabus does not belong in a workflow's history. */
  propose: ({ studentId, key, name }: z.output<typeof readClassProposal.input>): Promise<ClassProposal> =>
    guarded(
      withHeartbeat(async (signal) => {
        const pages = await text.read(await backend.attachment({ studentId, key }, signal), name, {
          owner: studentId,
          signal,
        });
        return rules.proposeClass({ pages, fileName: name, studentId }, signal);
      }),
    ),
});

export type ProposalActivities = ReturnType<typeof proposalActivities>;
