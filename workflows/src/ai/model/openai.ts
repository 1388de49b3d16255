import OpenAI, { APIError } from 'openai';
import { z } from 'zod';
import { plainSchema } from './plain-schema.ts';
import { answerText, faultOf, joinPieces, type LanguageModel } from './language-model.ts';

interface Settings {
  readonly name: string;
  readonly apiKey: string;
  /** The default is OpenAI's own. */
  readonly baseUrl?: string | undefined;
}

async function* piecesOf(chunks: AsyncIterable<OpenAI.ChatCompletionChunk>) {
  for await (const { choices } of chunks) {
    const [choice] = choices;
    yield { text: choice?.delta.content, isLast: Boolean(choice?.finish_reason) };
  }
}

const Whole = z.object({ choices: z.tuple([z.object({ message: z.object({ content: z.string().nullable() }) })]) });

/** A server without streaming sends the whole answer at once. */
const isWhole = (response: Response) => response.headers.get('content-type')?.startsWith('application/json') ?? false;

/** Statuses of a server that does not know strict schemas. */
const unknownFormat = [400, 404, 415, 422, 501];

/**
 * A model behind OpenAI's API, which many other servers implement. The answer follows a strict schema; a server that
 * rejects those gets requests for plain JSON from then on. The caller checks the answer in either case.
 */
export const openAiModel = ({ name, apiKey, baseUrl }: Settings): LanguageModel => {
  const client = new OpenAI({
    apiKey,
    baseURL: baseUrl ?? 'https://api.openai.com/v1',
    maxRetries: 0,
    logLevel: 'off',
  });
  let isStrict = true;

  const complete: LanguageModel['complete'] = async (request) => {
    const { system, user, schema, signal, onText } = request;
    const strictly = isStrict;
    const shape = JSON.stringify(z.toJSONSchema(schema));
    const parameters: OpenAI.ChatCompletionCreateParamsNonStreaming = {
      model: name,
      response_format: strictly
        ? { type: 'json_schema', json_schema: { name: 'answer', strict: true, schema: { ...plainSchema(schema) } } }
        : { type: 'json_object' },
      messages: [
        { role: 'system', content: `${system}\n\nAnswer with one JSON object of this JSON Schema: ${shape}` },
        { role: 'user', content: user },
      ],
    };
    const { completions } = client.chat;
    try {
      if (onText) {
        const streamed = completions.create({ ...parameters, stream: true }, { signal });
        const { data, response } = await streamed.withResponse();
        if (!isWhole(response)) return await joinPieces(piecesOf(data), onText);
        const { choices } = Whole.parse(await response.json());
        const text = answerText(choices[0].message.content);
        onText(text);
        return text;
      }
      const answer = await completions.create(parameters, { signal });
      return answerText(answer.choices[0]?.message.content);
    } catch (error) {
      signal?.throwIfAborted();
      const { status, headers } = error instanceof APIError ? error : {};
      if (strictly && status !== undefined && unknownFormat.includes(status)) {
        isStrict = false;
        return complete(request);
      }
      throw faultOf({ error, status, retryAfter: headers?.get('retry-after') });
    }
  };
  return { name, complete };
};
