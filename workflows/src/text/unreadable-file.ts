/** The file itself is at fault; `message` is a sentence for the student. A retry has the same result. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}

export const noText = 'The file contains no readable text.';
