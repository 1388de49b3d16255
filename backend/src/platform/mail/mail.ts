/** A mail in plain text to one student. */
export interface MailMessage {
  readonly ownerId: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** How letters leave, or are kept where there is no mail server (ADR 0018). */
export interface Mail {
  /**
   * Hands it over for good.
   * @throws LetterRefused when it will never be taken; any other error when it may be later
   */
  send(letter: MailMessage): Promise<void>;
  close(): void;
}

/** The mail server wants nothing of this letter, now or later: an address that there is not, as a rule. */
export class MailRejectedError extends Error {
  override readonly name = 'LetterRefused';
}
