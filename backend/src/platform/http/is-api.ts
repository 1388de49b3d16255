/** Whether a path is the API's, or of a file that it serves; all others are the page's. */
export const isApi = (path: string): boolean =>
  path === '/api' || path.startsWith('/api/') || path.startsWith('/uploads/');
