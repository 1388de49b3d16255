/** A mail in plain text to one student. */
export interface MailMessage {
  readonly ownerId: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Repeated when the same mail is sent again: some mailboxes then hide the second. */
  readonly messageId?: string;
  /** An address to which mail programs post once to end mails of this kind (RFC 8058). */
  readonly stopUrl?: string;
}

/** Sends mails, or stores them if there is no mail server (ADR 0018). */
export interface Mail {
  /**
   * Hands the mail over permanently.
   * @throws MailRejectedError when it will never be accepted; any other error when a retry may help
   */
  send(message: MailMessage): Promise<void>;
  close(): void;
}

/** The mail server permanently rejects this mail, usually because the address does not exist. */
export class MailRejectedError extends Error {
  override readonly name = 'MailRejectedError';
}
