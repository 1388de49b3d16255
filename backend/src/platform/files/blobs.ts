/** Bytes that are stored under the name of an owner and their own. */
interface BlobEntry {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Milliseconds since 1970, by the clock of the place that stores it. */
  readonly changedAt: number;
}

/** Both ends inclusive. */
interface Section {
  readonly start: number;
  readonly end: number;
}

/**
 * Where sealed bytes are stored: a folder or a bucket. It knows no keys and checks no names; callers pass only generated
 * ones.
 */
export interface Blobs {
  /** Completely or not at all, replacing an earlier blob of that name; durable when it returns. */
  write(ownerId: string, name: string, content: AsyncIterable<Uint8Array>): Promise<void>;
  /** Null when there is none. */
  sizeOf(ownerId: string, name: string): Promise<number | null>;
  /** @throws Error when it is missing or shorter */
  read(ownerId: string, name: string, section: Section): AsyncIterable<Uint8Array>;
  /** Safe to repeat. */
  remove(ownerId: string, name: string): Promise<void>;
  /** Everything of an owner, including writes that were interrupted. */
  removeAll(ownerId: string): Promise<void>;
  /** Removes what interrupted writes left before this instant (milliseconds since 1970); returns how many. */
  removePartial(ownerId: string, before: number): Promise<number>;
  list(ownerId: string): AsyncIterable<BlobEntry>;
  owners(): Promise<string[]>;
  /** @throws Error when the place cannot be reached */
  check(): Promise<void>;
  close(): void;
}
