import { Rejection } from '../../platform/domain/index.ts';
import type { NamedFile } from '../../platform/http/routing/index.ts';
import type { UploadedFile } from '../../platform/http/index.ts';
import { acceptFile, acceptNamed, type AcceptedFile } from '../document/index.ts';

/** The same types as for uploads, in the words of specification §5 for attachments. */
const worded = (error: unknown) =>
  error instanceof Rejection && error.code === 'file_type' ? new Rejection('attachment_type') : error;

/** @throws Rejection `attachment_type` by name and declared type */
export const acceptAttachment = (file: NamedFile): void => {
  try {
    acceptNamed(file);
  } catch (error) {
    throw worded(error);
  }
};

/** @throws Rejection `attachment_type` by name, declared type and content */
export const acceptedAttachment = (file: UploadedFile): Promise<AcceptedFile> =>
  acceptFile(file).catch((error: unknown) => {
    throw worded(error);
  });
