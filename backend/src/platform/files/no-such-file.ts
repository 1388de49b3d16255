/** Whether a file system call failed because the file or folder does not exist. */
export const isNoSuchFile = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';
