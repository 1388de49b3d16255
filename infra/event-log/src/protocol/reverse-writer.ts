const continued = 0x80;

/** Writes protobuf from the end to the start, so a field's length is known when its head is written. */
export class ReverseWriter {
  readonly #bytes: Buffer;
  #start: number;

  /** @param size at least the number of bytes to write */
  constructor(size: number) {
    this.#bytes = Buffer.allocUnsafe(size);
    this.#start = size;
  }

  written(): Buffer {
    return this.#bytes.subarray(this.#start);
  }

  message(tag: number, write: () => void): void {
    const end = this.#start;
    write();
    this.varint(tag, end - this.#start);
  }

  text(tag: number, text: string): void {
    const length = Buffer.byteLength(text);
    this.#start -= length;
    this.#bytes.write(text, this.#start);
    this.varint(tag, length);
  }

  data(tag: number, data: Buffer): void {
    this.#start -= data.length;
    data.copy(this.#bytes, this.#start);
    this.varint(tag, data.length);
  }

  varint(tag: number, value: number | bigint): void {
    let rest = Number(value); // lengths, revisions and positions are far below 2^53
    let length = 1;
    for (let left = rest; left >= continued; left = Math.floor(left / continued)) length += 1;
    this.#start -= length + 1;
    this.#bytes[this.#start] = tag;
    for (let at = this.#start + 1; length > 0; at += 1, length -= 1) {
      this.#bytes[at] = length > 1 ? (rest % continued) + continued : rest;
      rest = Math.floor(rest / continued);
    }
  }
}
