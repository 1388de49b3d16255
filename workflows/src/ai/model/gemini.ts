import { ApiError, type GenerateContentResponse, GoogleGenAI } from '@google/genai';
import { plainSchema } from './plain-schema.ts';
import { answerText, faultOf, joinPieces, type LanguageModel } from './language-model.ts';

interface Settings {
  readonly name: string;
  readonly apiKey: string;
  /** The default is Google's own. */
  readonly baseUrl?: string | undefined;
}

async function* piecesOf(answers: AsyncIterable<GenerateContentResponse>) {
  for await (const { text, candidates } of answers) yield { text, isLast: Boolean(candidates?.[0]?.finishReason) };
}

/** A Gemini model from Google. */
export const geminiModel = ({ name, apiKey, baseUrl }: Settings): LanguageModel => {
  const client = new GoogleGenAI({ apiKey, httpOptions: { ...(baseUrl && { baseUrl }) } });
  return {
    name,
    async complete({ system, user, schema, signal, onText }) {
      const parameters = {
        model: name,
        contents: user,
        config: {
          systemInstruction: system,
          responseMimeType: 'application/json',
          responseJsonSchema: plainSchema(schema),
          ...(signal && { abortSignal: signal }),
        },
      };
      try {
        if (onText) return await joinPieces(piecesOf(await client.models.generateContentStream(parameters)), onText);
        const answer = await client.models.generateContent(parameters);
        return answerText(answer.text);
      } catch (error) {
        signal?.throwIfAborted();
        throw faultOf({ error, status: error instanceof ApiError ? error.status : undefined });
      }
    },
  };
};
