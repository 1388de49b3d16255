import { z } from 'zod';

/** The key of a file in its path. */
export const PictureKey = z.string().regex(/^[0-9a-f]{64}$/);

const path = /^\/api\/account\/picture\/([0-9a-f]{64})$/;

/** Where the student's browser gets a picture that we keep. */
export const picturePath = (key: string): string => `/api/account/picture/${key}`;

/** The key of a picture that we keep; null for addresses elsewhere, which earlier releases stored. */
export const pictureKeyOf = (address: string | null): string | null => path.exec(address ?? '')?.[1] ?? null;
