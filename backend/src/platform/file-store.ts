/** Uploaded files, encrypted with the owner's key, under names of our own making. */
export interface FileStore {
  /** Stores bytes, or the file at a path of ours (which stays where it is). */
  put(ownerId: string, content: Uint8Array | { readonly path: string }): Promise<StoredFile>;
  /** @throws Rejection `not_found` when the key is unknown, malformed or not the owner's */
  get(ownerId: string, key: string): Promise<Uint8Array>;
  /** Deleting twice is no error. */
  delete(key: string): Promise<void>;
}

export interface StoredFile {
  /** Unguessable, without folders: `[0-9a-f]{64}`. */
  readonly key: string;
  /** sha-256 of the content, hex. */
  readonly hash: string;
  /** Bytes. */
  readonly size: number;
}
