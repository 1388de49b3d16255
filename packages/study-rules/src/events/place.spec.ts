import { expect, it } from 'vitest';
import { placeIn } from './place.ts';

it.each([
  ['lab in B12 tomorrow', 'B12'],
  ['quiz at hall 2', 'hall 2'],
  ['tutorial in reef 110 on monday', 'reef 110'],
  ['lecture rm 12', 'rm 12'],
  ['discussion hall b at ten', 'hall b'],
  ['exam bldg 7', 'bldg 7'],
  ['call on zoom', undefined],
  ['meet in zoom', 'zoom'],
  ['read in ch4', undefined],
  ['look at problem 100', undefined],
  ['lab 3 report', undefined],
])('reads where %j is', (text, place) => {
  expect(placeIn(text)?.place).toBe(place);
});
