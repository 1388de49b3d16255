/** The file itself is at fault; `message` is a sentence for the student. Another try gives the same. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}

export const noText = 'The file holds no readable text.';
