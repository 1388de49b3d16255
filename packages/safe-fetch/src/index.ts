export { fetchFrom, FetchRefused, type FetchFault, type Place } from './fetch-from.ts';
export { internet, loopbackToo } from './places.ts';
