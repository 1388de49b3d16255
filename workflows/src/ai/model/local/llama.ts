import type { Ask } from './protocol.ts';

/** Tokens of prompt and answer together: the memory for them is bounded. */
const contextSize = 8192;
const mostAnswerTokens = 2500;
/** The answers are facts: the likeliest word, with a little against repetition. */
const temperature = 0.1;

class PromptTooLong extends Error {
  override readonly name = 'PromptTooLong';
}

interface Writing {
  readonly signal: AbortSignal;
  readonly onPiece: (piece: string) => void;
}

/** Loads a GGUF model by the prebuilt library, which is optional. Returns the function that answers with it. */
export const loadLlama = async (
  file: string,
): Promise<(request: Pick<Ask, 'system' | 'user' | 'schema'>, writing: Writing) => Promise<void>> => {
  const { getLlama, LlamaChatSession } = await import('node-llama-cpp');
  const llama = await getLlama({ build: 'never', skipDownload: true, progressLogs: false });
  const model = await llama.loadModel({ modelPath: file });
  const context = await model.createContext({ contextSize: Math.min(contextSize, model.trainContextSize) });
  const sequence = context.getSequence();

  return async ({ system, user, schema }, { signal, onPiece }) => {
    const room = context.contextSize - Math.min(mostAnswerTokens, context.contextSize / 2);
    if (model.tokenize(system).length + model.tokenize(user).length > room) throw new PromptTooLong();
    // checked by the library: it rejects a schema that it does not know
    const grammar = await llama.createGrammarForJsonSchema(schema as { readonly type: 'object' });
    await sequence.clearHistory();
    const session = new LlamaChatSession({
      contextSequence: sequence,
      systemPrompt: system,
      autoDisposeSequence: false,
    });
    try {
      await session.prompt(user, {
        grammar,
        signal,
        temperature,
        maxTokens: mostAnswerTokens,
        onTextChunk: onPiece,
      });
    } finally {
      session.dispose();
    }
  };
};
