export { FairQueue, QueueFull, type Bounds } from './fair-queue.ts';
