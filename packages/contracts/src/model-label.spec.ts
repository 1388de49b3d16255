import { describe, expect, it } from 'vitest';
import { classTypes } from './class.ts';
import { modelLabel } from './model-label.ts';

const models = ['Abacus', 'Lens', 'Quill'];

describe('the label of a class chat', () => {
  it.each([
    ['[S9.33]', 'calculation', 'Abacus'],
    ['[S9.34]', 'analytics', 'Lens'],
    ['[S9.35]', 'general', 'Lens'],
    ['[S9.36]', 'creative', 'Quill'],
    ['[S9.37]', 'coding', 'Quill'],
  ] as const)('%s names for %s the configured model %s', (_id, classType, label) => {
    expect(modelLabel(classType, { models })).toBe(label);
  });

  it('[S9.38] names three different models over all types', () => {
    expect(new Set(classTypes.map((classType) => modelLabel(classType, { models })))).toEqual(new Set(models));
  });

  it('[Q90] names what really answered, and what answers without any model', () => {
    for (const classType of classTypes) {
      expect(modelLabel(classType, { models, modelUsed: 'Another' })).toBe('Another');
      expect(modelLabel(classType)).toBe('Built-in');
      expect(modelLabel(classType, { models: [], modelUsed: null })).toBe('Built-in');
    }
  });
});
