import { extensionOf, maxUploadBytes, uploadTypes } from '@hub/contracts';
import { readFile } from 'node:fs/promises';
import { Rejection } from '../../platform/decider.ts';
import type { UploadedFile } from '../../platform/http/request.ts';
import { contentMatches } from './content.ts';
import { shownName } from './shown-name.ts';

// what a browser sends for a file of a type that it does not know
const undeclared = new Set(['', 'application/octet-stream']);

const declaredType = (header: string) => header.split(';', 1)[0]?.trim().toLowerCase() ?? '';

/** The type by name and declaration alone, before the size and the content are looked at. */
const namedType = (name: string, declared: string): string | undefined => {
  const extension = extensionOf(name);
  const accepted = Object.hasOwn(uploadTypes, extension) ? uploadTypes[extension] : undefined;
  return accepted && (undeclared.has(declared) || accepted.includes(declared)) ? accepted[0] : undefined;
};

export interface AcceptedFile {
  readonly name: string;
  readonly mimeType: string;
}

/**
 * Extension, declared type and content must agree (specification §5, decisions Q109–Q111). The type goes before the size.
 * @throws Rejection `file_type`, `file_too_large`, `empty_file`
 */
export const acceptFile = async (file: UploadedFile): Promise<AcceptedFile> => {
  const name = shownName(file.name);
  const mimeType = namedType(name, declaredType(file.mimeType));
  if (!mimeType) throw new Rejection('file_type');
  if (file.size > maxUploadBytes) throw new Rejection('file_too_large');
  if (file.size === 0) throw new Rejection('empty_file');
  if (!(await contentMatches(extensionOf(name), await readFile(file.path)))) throw new Rejection('file_type');
  return { name, mimeType };
};
