export { FairQueue, QueueFull, type Bounds } from './fair-queue.ts';
export type { Turn } from './turn.ts';
