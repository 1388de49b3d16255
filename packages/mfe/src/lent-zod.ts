import { z } from 'zod';

/**
 * What the shell lends of zod; the rest is left out of its first script (ADR 0030). The build of a remote that calls
 * anything else fails and names it: such a remote bundles its own copy (`own: ['zod']` in its rspack.config.ts).
 */
export const lentZod = {
  z: {
    array: z.array,
    base64: z.base64,
    boolean: z.boolean,
    custom: z.custom,
    discriminatedUnion: z.discriminatedUnion,
    email: z.email,
    enum: z.enum,
    int: z.int,
    iso: { date: z.iso.date, datetime: z.iso.datetime },
    literal: z.literal,
    looseObject: z.looseObject,
    null: z.null,
    number: z.number,
    object: z.object,
    preprocess: z.preprocess,
    record: z.record,
    string: z.string,
    stringbool: z.stringbool,
    undefined: z.undefined,
    union: z.union,
    unknown: z.unknown,
    url: z.url,
    uuid: z.uuid,
    ZodError: z.ZodError,
  },
};
