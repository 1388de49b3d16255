import { fileURLToPath } from 'node:url';

/** The data of the product of the journeys on a port. A shared temporary folder could belong to another user. */
export const dataFolder = (port: string | undefined) =>
  fileURLToPath(new URL(`../../node_modules/.cache/academic-hub/journeys-${port}`, import.meta.url));
