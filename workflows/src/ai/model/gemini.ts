import { ApiError, GoogleGenAI } from '@google/genai';
import { z } from 'zod';
import { answerText, faultOf, type LanguageModel } from './language-model.ts';

interface Settings {
  readonly name: string;
  readonly apiKey: string;
  /** Of Google itself unless given. */
  readonly baseUrl?: string | undefined;
}

/** A Gemini model of Google. */
export const geminiModel = ({ name, apiKey, baseUrl }: Settings): LanguageModel => {
  const client = new GoogleGenAI({ apiKey, httpOptions: { ...(baseUrl && { baseUrl }) } });
  return {
    name,
    async complete({ system, user, schema, signal }) {
      try {
        const answer = await client.models.generateContent({
          model: name,
          contents: user,
          config: {
            systemInstruction: system,
            responseMimeType: 'application/json',
            responseJsonSchema: z.toJSONSchema(schema),
            ...(signal && { abortSignal: signal }),
          },
        });
        return answerText(answer.text);
      } catch (error) {
        signal?.throwIfAborted();
        throw faultOf({ error, status: error instanceof ApiError ? error.status : undefined });
      }
    },
  };
};
