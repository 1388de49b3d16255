export { createFileKeys, type FileKeys } from './file-keys.ts';
export { createFileStore, type FileStore, type StoredFile } from './file-store.ts';
export { createFileSweeper, type FileSweeper, keepSwept, type NamesFile } from './file-sweeper.ts';
export { type FreeShareOf, type FreeSpace, refuseWhenFull, watchFreeSpace } from './free-space.ts';
export { isNoSuchFile } from './no-such-file.ts';
export type { ByteRange } from './sealed-file.ts';
