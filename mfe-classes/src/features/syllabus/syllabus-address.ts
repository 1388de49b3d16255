import type { DocumentView } from '@hub/contracts';

/** The address of the file itself (specification §7). */
export const syllabusAddress = ({ filePath }: DocumentView) => `/uploads/${encodeURIComponent(filePath)}`;
