import { Rejection } from '../../platform/domain/index.ts';

const isGone = (error: unknown) => error instanceof Rejection && error.code === 'not_found';

/** The document was deleted in the meantime, and its key with it. */
export const asGone = (error: unknown): never => {
  throw isGone(error) ? new Rejection('document_not_found') : error;
};

export const asNone = (error: unknown): null => {
  if (!isGone(error)) throw error;
  return null;
};
