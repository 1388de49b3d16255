import { z } from 'zod';
import { RequestRefused } from '@hub/study-rules';
import { type LanguageModel, type ModelRequest, promptText, ProviderFault } from './language-model.ts';

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

/**
 * A model's answer in the requested shape; the model gets a second try after an unusable answer.
 * @throws RequestRefused
 */
export const structuredAnswer = async <Schema extends z.ZodType>(
  model: LanguageModel,
  request: StructuredRequest<Schema>,
): Promise<StructuredAnswer<z.output<Schema>>> => {
  try {
    const first = parseAnswer(await model.complete(request), request.schema);
    if (typeof first !== 'string' && first.success) return { data: first.data };
    const fault = typeof first === 'string' ? first : z.prettifyError(first.error).slice(0, shownFault);
    const user = `${request.user}\n\nYour answer before could not be used: ${fault}\nAnswer again, with the JSON object alone.`;
    const secondRequest = { ...request, user };
    const second = parseAnswer(await model.complete(secondRequest), request.schema);
    if (typeof second !== 'string' && second.success) return { data: second.data, repair: promptText(secondRequest) };
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error;
    throw new RequestRefused('The AI service could not be reached. Please try again later.', { cause: error });
  }
  throw new RequestRefused('The AI gave an answer that could not be used. Please try again.');
};
