import { z } from 'zod';

// The page's policy forbids code made from text. zod probes for it as it builds a schema, and the browser reports
// that: so this comes before every module that has a schema.
z.config({ jitless: true });
