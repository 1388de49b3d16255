import { z } from 'zod';

// The page's policy forbids code made from text. zod probes for it as it builds a schema, and the browser reports
// that. So this runs before every module with a schema.
z.config({ jitless: true });
