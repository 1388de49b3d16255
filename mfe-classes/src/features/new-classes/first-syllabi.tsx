import { LazyPart } from '@hub/mfe';
import { Skeleton } from '@hub/ui';
import type { Dropped } from './use-drafts.ts';

const load = async () => (await import('./syllabi-zone.tsx')).SyllabiZone;
/** Of the zone, so that nothing moves when it has loaded. */
const height = 124;

/** How a new student begins: a zone for syllabi. */
export const FirstSyllabi = ({ onDrop }: { onDrop: (dropped: Dropped) => void }) => (
  <div css={{ width: '100%', minHeight: height }}>
    <LazyPart name="first syllabi" load={load} waiting={<Skeleton height={height} />}>
      {(SyllabiZone) => <SyllabiZone onDrop={onDrop} />}
    </LazyPart>
  </div>
);
