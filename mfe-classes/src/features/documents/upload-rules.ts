import { extensionOf, maxUploadBytes, uploadTypes } from '@hub/contracts';

/** Why a file is not taken; title and description of the toast. */
export interface Refusal {
  title: string;
  description: string;
}

/** Extensions that a file picker offers, and nothing else (specification §5). */
export const pickerExtensions = '.pdf,.docx,.pptx,.xls,.xlsx,.csv,.txt,.jpeg,.jpg,.png,.gif,.webp';

const wrongType: Refusal = {
  title: 'Invalid file type',
  description: 'Please upload PDF, DOCX, PPTX, XLS, XLSX, CSV, TXT, or image files only.',
};
const tooLarge: Refusal = { title: 'File Too Large', description: 'Please select a file smaller than 10MB' };
export const noFile: Refusal = { title: 'No File Selected', description: 'Please select a file to upload' };

/** What a file begins with, one character a byte, and the extensions that fit it. */
const signatures: readonly (readonly [start: string, extensions: readonly string[]])[] = [
  ['%PDF', ['pdf']],
  ['PK\u0003\u0004', ['docx', 'pptx', 'xlsx']],
  ['\u00d0\u00cf\u0011\u00e0', ['xls']],
  ['\u00ff\u00d8\u00ff', ['jpeg', 'jpg']],
  ['\u0089PNG', ['png']],
  ['GIF8', ['gif']],
];

/** The extensions that fit a file's content; text is what holds no zero byte. */
const extensionsOfContent = async (file: File) => {
  const bytes = new Uint8Array(await file.slice(0, 512).arrayBuffer());
  const start = String.fromCodePoint(...bytes);
  if (start.startsWith('RIFF') && start.startsWith('WEBP', 8)) return ['webp'];
  const known = signatures.find(([signature]) => start.startsWith(signature));
  return known?.[1] ?? (bytes.includes(0) ? [] : ['csv', 'txt']);
};

// what a browser says of a file whose type it does not know
const undeclared = new Set(['', 'application/octet-stream']);

const fitsItsExtension = async (file: File, extension: string) => {
  const declared = file.type.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (!undeclared.has(declared)) return uploadTypes[extension]?.includes(declared) ?? false;
  // a folder reads as a file without a type that cannot be read
  return (await extensionsOfContent(file).catch((): string[] => [])).includes(extension);
};

/** Type first, then size (decision Q110); null when the file may be sent. The server checks again. */
export const refusalOf = async (file: File): Promise<Refusal | null> => {
  const extension = extensionOf(file.name);
  if (!Object.hasOwn(uploadTypes, extension) || !(await fitsItsExtension(file, extension))) return wrongType;
  return file.size > maxUploadBytes ? tooLarge : null;
};

/** "1.25 MB", in units of 1 048 576 bytes (decision Q181). */
export const megabytes = (bytes: number) => `${(bytes / 1_048_576).toFixed(2)} MB`;
