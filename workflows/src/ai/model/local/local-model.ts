import type { Logger } from 'pino';
import { plainSchema } from '../plain-schema.ts';
import { answerText, type LanguageModel, ProviderFault } from '../language-model.ts';
import { FairQueue, QueueFull } from '@hub/fair-queue';
import { ModelProcess } from './model-process.ts';

interface Settings {
  readonly name: string;
  /** The path of a GGUF file. */
  readonly file: string;
  readonly log: Pick<Logger, 'info' | 'warn'>;
  /** Only tests run another program. */
  readonly main?: URL;
  readonly restartMs?: number;
}

export interface LocalModel extends LanguageModel {
  readonly close: () => void;
}

const ownMain = new URL('main.ts', import.meta.url);
/** Each waits for the ones before it, and a student waits less than a minute. */
const waiting = { perOwner: 2, overall: 8 };
/** In characters, about half of the model's context. */
const longestMaterial = 12_000;

/** A model that runs on this machine, in a process that all requests share, one after the other. */
export const localModel = ({ name, file, log, main = ownMain, restartMs }: Settings): LocalModel => {
  const process = new ModelProcess({ main, args: [file], log, ...(restartMs && { restartMs }) });
  const queue = new FairQueue(waiting);
  return {
    name,
    longestMaterial,
    async complete({ studentId, system, user, schema, signal, onText }) {
      let whole = '';
      const onPiece = (piece: string) => {
        whole += piece;
        onText?.(whole);
      };
      const request = { system, user, schema: plainSchema(schema), signal, onPiece };
      try {
        await queue.run(studentId, () => process.ask(request), signal);
      } catch (error) {
        if (!(error instanceof QueueFull)) throw error;
        throw new ProviderFault('Too many requests wait for the local model', { isTemporary: false, cause: error });
      }
      return answerText(whole);
    },
    close: () => process.close(),
  };
};
