import { z } from 'zod';
import { type LanguageModel, ModelFailed, type ModelRequest, promptText } from './language-model.ts';

type StructuredRequest<Schema extends z.ZodType> = Omit<ModelRequest, 'schema'> & { readonly schema: Schema };

/** Models put prose or a code fence around the JSON. */
const jsonIn = (text: string) => text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);

const parseAnswer = <Schema extends z.ZodType>(
  text: string,
  schema: Schema,
): z.ZodSafeParseResult<z.output<Schema>> | string => {
  try {
    return schema.safeParse(JSON.parse(jsonIn(text)));
  } catch {
    return 'it is no JSON object';
  }
};

const shownFault = 1000;

interface StructuredAnswer<Data> {
  readonly data: Data;
  /** The second prompt, when the first answer could not be used. */
  readonly repair?: string;
}

/** Not needed, but an answer that is streamed shows early that a provider is silent, and always that it was cut off. */
const ignore = () => undefined;

/**
 * A model's answer in the requested shape; the model gets a second try after an unusable answer.
 * @throws ModelFailed
 */
export const structuredAnswer = async <Schema extends z.ZodType>(
  model: LanguageModel,
  { onText = ignore, ...rest }: StructuredRequest<Schema>,
): Promise<StructuredAnswer<z.output<Schema>>> => {
  const request = { ...rest, onText };
  const first = parseAnswer(await model.complete(request), request.schema);
  if (typeof first !== 'string' && first.success) return { data: first.data };
  const fault = typeof first === 'string' ? first : z.prettifyError(first.error).slice(0, shownFault);
  const user = `${request.user}\n\nYour answer before could not be used: ${fault}\nAnswer again, with the JSON object alone.`;
  const secondRequest = { ...request, user };
  const second = parseAnswer(await model.complete(secondRequest), request.schema);
  if (typeof second !== 'string' && second.success) return { data: second.data, repair: promptText(secondRequest) };
  throw new ModelFailed('The answer could not be used: it is not JSON of the requested shape');
};
