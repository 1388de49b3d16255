import { extensionOf, uploadTypes } from '@hub/contracts';
import { Rejection } from '../../platform/domain/index.ts';
import type { UploadedFile } from '../../platform/http/index.ts';
import { contentOf, type Content } from './content.ts';
import { shownName } from './shown-name.ts';

// what a browser sends for a file of a type that it does not know
const undeclared = new Set(['', 'application/octet-stream']);

const declaredType = (header: string) => header.split(';', 1)[0]?.trim().toLowerCase() ?? '';

export interface AcceptedFile {
  readonly name: string;
  readonly mimeType: string;
}

/**
 * Extension and declared type must agree; looked at before the size and the content.
 * @throws Rejection `file_type`
 */
export const acceptNamed = (file: Pick<UploadedFile, 'name' | 'mimeType'>): AcceptedFile => {
  const name = shownName(file.name);
  const extension = extensionOf(name);
  const accepted = Object.hasOwn(uploadTypes, extension) ? uploadTypes[extension] : undefined;
  const declared = declaredType(file.mimeType);
  const mimeType = undeclared.has(declared) || accepted?.includes(declared) ? accepted?.[0] : undefined;
  if (!mimeType) throw new Rejection('file_type');
  return { name, mimeType };
};

/**
 * Extension, declared type and content must agree (specification §5, decisions Q109–Q111).
 * @throws Rejection `file_type`
 */
export const acceptFile = async (file: UploadedFile): Promise<AcceptedFile & Content> => {
  const accepted = acceptNamed(file);
  const content = await contentOf(extensionOf(accepted.name), file.path);
  if (!content) throw new Rejection('file_type');
  return { ...accepted, ...content };
};
