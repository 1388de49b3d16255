import OpenAI, { APIError } from 'openai';
import { z } from 'zod';
import { answerText, faultOf, type LanguageModel } from './language-model.ts';

interface Settings {
  readonly name: string;
  readonly apiKey: string;
  /** Of OpenAI itself unless given. */
  readonly baseUrl?: string | undefined;
}

/** A model behind the API of OpenAI, which many others speak too. Not all of them know schemas: JSON alone is asked for. */
export const openAiModel = ({ name, apiKey, baseUrl }: Settings): LanguageModel => {
  const client = new OpenAI({
    apiKey,
    baseURL: baseUrl ?? 'https://api.openai.com/v1',
    maxRetries: 0,
    logLevel: 'off',
  });
  return {
    name,
    async complete({ system, user, schema, signal }) {
      const shape = JSON.stringify(z.toJSONSchema(schema));
      try {
        const answer = await client.chat.completions.create(
          {
            model: name,
            response_format: { type: 'json_object' },
            messages: [
              { role: 'system', content: `${system}\n\nAnswer with one JSON object of this JSON Schema: ${shape}` },
              { role: 'user', content: user },
            ],
          },
          { signal },
        );
        return answerText(answer.choices[0]?.message.content);
      } catch (error) {
        signal?.throwIfAborted();
        const { status, headers } = error instanceof APIError ? error : {};
        throw faultOf({ error, status, retryAfter: headers?.get('retry-after') });
      }
    },
  };
};
