import { extensionOf, uploadTypes } from '@hub/contracts';

/** First bytes of a file, one character per byte, and the extensions that match them. */
const signatures: readonly (readonly [start: string, extensions: readonly string[]])[] = [
  ['%PDF', ['pdf']],
  ['PK\u0003\u0004', ['docx', 'pptx', 'xlsx']],
  ['\u00d0\u00cf\u0011\u00e0', ['xls']],
  ['\u00ff\u00d8\u00ff', ['jpeg', 'jpg']],
  ['\u0089PNG', ['png']],
  ['GIF8', ['gif']],
];

/** The extensions that match a file's content. A file without zero bytes counts as text. */
const extensionsOfContent = async (file: File) => {
  const bytes = new Uint8Array(await file.slice(0, 512).arrayBuffer());
  const start = String.fromCodePoint(...bytes);
  if (start.startsWith('RIFF') && start.startsWith('WEBP', 8)) return ['webp'];
  const known = signatures.find(([signature]) => start.startsWith(signature));
  return known?.[1] ?? (bytes.includes(0) ? [] : ['csv', 'txt']);
};

// the type that browsers give to files they do not know
const undeclared = new Set(['', 'application/octet-stream']);

/**
 * Whether a file's extension is one of `uploadTypes` and its declared type matches it. Without a declared type the
 * file's first bytes decide (specification §5, decision Q109). The server checks the bytes again.
 */
export const isAcceptedType = async (file: File): Promise<boolean> => {
  const extension = extensionOf(file.name);
  if (!Object.hasOwn(uploadTypes, extension)) return false;
  const declared = file.type.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (!undeclared.has(declared)) return uploadTypes[extension]?.includes(declared) ?? false;
  // a folder appears as an unreadable file without a type
  return (await extensionsOfContent(file).catch((): string[] => [])).includes(extension);
};
