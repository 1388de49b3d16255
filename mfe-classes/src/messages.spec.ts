import { classTypes } from '@hub/contracts';
import { expect, it } from 'vitest';
import { t } from './messages.ts';

it('every type of class is called what the specification calls it', { tags: ['S3.7', 'S3.8', 'S3.9', 'S3.10'] }, () => {
  expect(classTypes.map((type) => t(`type.${type}`))).toEqual([
    'Calculation Heavy',
    'Creative Heavy',
    'Analytics Heavy',
    'Coding Heavy',
    'General',
  ]);
});
