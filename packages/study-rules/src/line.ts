// What quick add in the browser reads by the same rules as the scheduling assistant.

export { firstFitting, type Rhythm, rhythmAt } from './dates/rhythm.ts';
export { placeIn } from './events/place.ts';
