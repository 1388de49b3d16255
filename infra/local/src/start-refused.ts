/** A start that cannot be: the message tells the person at the terminal why, and what to do. */
export class StartRefused extends Error {
  override readonly name = 'Refused';
}
