import { statSync } from 'node:fs';
import { homedir } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';

const usualFolder = () => join(process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'academic-hub', 'models');

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

const hasLibrary = () => {
  try {
    return import.meta.resolve('node-llama-cpp') !== '';
  } catch {
    return false;
  }
};

/**
 * The file of a local model: a path, or the name of a file in the folder of models, with or without `.gguf`.
 * @throws Error that says what is missing
 */
export const localModelFile = (named: string, folder = usualFolder()): string => {
  const isPath = isAbsolute(named) || named.startsWith('.');
  const candidates = isPath ? [resolve(named)] : [join(folder, named), join(folder, `${named}.gguf`)];
  const file = candidates.find(isFile);
  if (file === undefined) throw new Error(`AI_MODELS: there is no model file at ${candidates.join(' or ')}`);
  if (!hasLibrary()) throw new Error('AI_MODELS: local models need the optional package node-llama-cpp: pnpm add it');
  return file;
};
