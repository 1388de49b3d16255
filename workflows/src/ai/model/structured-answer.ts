import { z } from 'zod';
import { RequestRefused } from '@hub/study-rules';
import { type LanguageModel, type ModelRequest, promptText, ProviderFault } from './language-model.ts';

type Asked<Schema extends z.ZodType> = Omit<ModelRequest, 'schema'> & { readonly schema: Schema };

/** Models put prose or a code fence around the JSON. */
const jsonIn = (text: string) => text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);

const read = <Schema extends z.ZodType>(
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

interface Answered<Data> {
  readonly data: Data;
  /** The second prompt, when the first answer could not be used. */
  readonly repair?: string;
}

/**
 * A model's answer in the requested shape; the model gets a second try after an unusable answer.
 * @throws RequestRefused
 */
export const structured = async <Schema extends z.ZodType>(
  model: LanguageModel,
  asked: Asked<Schema>,
): Promise<Answered<z.output<Schema>>> => {
  try {
    const first = read(await model.complete(asked), asked.schema);
    if (typeof first !== 'string' && first.success) return { data: first.data };
    const fault = typeof first === 'string' ? first : z.prettifyError(first.error).slice(0, shownFault);
    const user = `${asked.user}\n\nYour answer before could not be used: ${fault}\nAnswer again, with the JSON object alone.`;
    const again = { ...asked, user };
    const second = read(await model.complete(again), asked.schema);
    if (typeof second !== 'string' && second.success) return { data: second.data, repair: promptText(again) };
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error;
    throw new RequestRefused('The AI service could not be reached. Please try again later.', { cause: error });
  }
  throw new RequestRefused('The AI gave an answer that could not be used. Please try again.');
};
