/** The product cannot start; the message says why and what to do about it. */
export class StartRefused extends Error {
  override readonly name = 'Refused';
}
