export { fetchFrom, FetchRefused, type FetchFault } from './fetch-from.ts';
export { NotPublicError } from './public-address.ts';
export { isWithin, loopbackToo, type Reach, requestPublicly, theInternet } from './public-request.ts';
