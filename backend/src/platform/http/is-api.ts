/** Whether a path belongs to the API or to a file it serves; all other paths are the page. */
export const isApi = (path: string): boolean =>
  path === '/api' || path.startsWith('/api/') || path.startsWith('/uploads/');
