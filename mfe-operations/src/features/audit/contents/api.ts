import {
  type AuditGrantId,
  getEventContents,
  getThingState,
  type GrantScope,
  type InStream,
  listThingEvents,
  type ThingState,
} from '@hub/contracts';
import { call, keyOf, useChange } from '@hub/mfe';
import { useInfiniteQuery } from '@tanstack/react-query';
import { t } from '../../../messages.ts';

/** Opens an event under a grant. Each call is a look that is recorded, so it is made once per press and never cached. */
export const useOpenContents = (id: string, where: InStream) =>
  useChange({
    send: async (grant: AuditGrantId | undefined) => ({
      answer: await call(getEventContents, { params: { id }, query: { ...where, grant } }),
    }),
    failed: { title: t('grants.contents.failed'), fallback: t('grants.unreachable') },
  });

/** The history of a thing from the log itself, oldest first, a page at a time. */
export const useThingEvents = (thing: GrantScope) =>
  useInfiniteQuery({
    queryKey: [...keyOf(listThingEvents, { params: thing }), 'pages'],
    queryFn: ({ pageParam }) => call(listThingEvents, { params: thing, query: { from: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  });

interface Moments {
  grant: AuditGrantId;
  at: string;
  from: string;
}

/** Works out a thing at two moments; one look, as {@link useOpenContents}. */
export const useCompare = (thing: GrantScope) =>
  useChange<ThingState, Moments>({
    send: async (query) => ({ answer: await call(getThingState, { params: thing, query }) }),
    failed: { title: t('grants.moments.failed'), fallback: t('grants.unreachable') },
  });
