import type { RejectionCode } from '@hub/contracts';
import { ApiError } from '@hub/mfe';
import { createContext, use } from 'react';

/** Asks the student who they are; rejects when they cancel. */
export type Ask = () => Promise<void>;

export const ProofContext = createContext<Ask>(() => Promise.reject(new Error('No ProofPlace around it')));

const code: RejectionCode = 'proof_required';
const needsProof = (error: unknown) => error instanceof ApiError && error.code === code;

/** `proven(send)` sends again once the student has shown who they are, where the server asks for that. */
export const useProof = () => {
  const ask = use(ProofContext);
  const proven = async <Answer>(send: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await send();
    } catch (error) {
      if (!needsProof(error)) throw error;
      await ask().catch(() => {
        throw error; // cancelled: the server's reason says what is missing
      });
      return send();
    }
  };
  return { ask, proven };
};
