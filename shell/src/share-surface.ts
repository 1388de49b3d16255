// The names of each library that the shell promises to remotes; the rest is shaken off. A remote that imports
// another name gets `undefined`: share-surface.spec.ts reads the remotes' sources and tells. A new name here is a
// release of the shell.
import {
  CacheProvider,
  ClassNames,
  css,
  Global,
  jsx,
  keyframes,
  ThemeContext,
  useTheme,
  withEmotionCache,
} from '@emotion/react';
import {
  keepPreviousData,
  MutationCache,
  QueryCache,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  skipToken,
  useIsFetching,
  useIsMutating,
  useMutation,
  useMutationState,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { z } from 'zod';

export const emotionSurface = {
  CacheProvider,
  ClassNames,
  css,
  Global,
  jsx,
  keyframes,
  ThemeContext,
  useTheme,
  withEmotionCache,
};

export const querySurface = {
  keepPreviousData,
  MutationCache,
  QueryCache,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  skipToken,
  useIsFetching,
  useIsMutating,
  useMutation,
  useMutationState,
  useQueries,
  useQuery,
  useQueryClient,
};

export const zodSurface = {
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
