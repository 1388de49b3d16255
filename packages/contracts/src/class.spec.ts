import { expect, it } from 'vitest';
import { classTypeLabels } from './class.ts';

it('[S3.7] [S3.8] [S3.9] [S3.10] every type of class is called what the specification calls it', () => {
  expect(classTypeLabels).toEqual({
    calculation: 'Calculation Heavy',
    creative: 'Creative Heavy',
    analytics: 'Analytics Heavy',
    coding: 'Coding Heavy',
    general: 'General',
  });
});
