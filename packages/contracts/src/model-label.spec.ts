import { describe, expect, it } from 'vitest';
import { classTypes } from './class.ts';
import { builtInModel, modelLabel, modelNameOf } from './model-label.ts';

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

  it('names three different models over all types', { tags: ['S9.38'] }, () => {
    expect(new Set(classTypes.map((classType) => modelLabel(classType, { models })))).toEqual(new Set(models));
  });

  it('[Q90] names the model that answered, or says that there is none', () => {
    const none = 'On this server, without a language model';
    for (const classType of classTypes) {
      expect(modelLabel(classType, { models, modelUsed: 'Another' })).toBe('Another');
      expect(modelLabel(classType)).toBe(none);
      expect(modelLabel(classType, { models: [], modelUsed: null })).toBe(none);
      expect(modelLabel(classType, { models, modelUsed: builtInModel })).toBe(none);
    }
  });
});

it.each([
  ['openai:gpt-5', 'gpt-5'],
  ['openai:qwen3:8b', 'qwen3:8b'],
  ['local:/models/Qwen3-8B.gguf', 'Qwen3-8B'],
  ['local:Qwen3-8B', 'Qwen3-8B'],
])('the model that is configured as %s is shown as %s, without its folder', (configured, name) => {
  expect(modelNameOf(configured)).toBe(name);
});
