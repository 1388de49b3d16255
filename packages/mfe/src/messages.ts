import { createInstance } from 'i18next';

/** The texts of one remote: nested groups of sentences, `{{name}}` for a value, `…_one` and `…_other` by count. */
export interface Messages {
  readonly [key: string]: string | Messages;
}

type Singular<Key extends string> = Key extends `${infer Stem}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}`
  ? Stem
  : Key;

type Path<M> = {
  [Key in keyof M & string]: M[Key] extends string ? Singular<Key> : `${Key}.${Path<M[Key]>}`;
}[keyof M & string];

type Values = Readonly<Record<string, string | number>>;

const translator = createInstance();
void translator.init({
  lng: 'en',
  fallbackLng: 'en',
  resources: {},
  initAsync: false,
  interpolation: { escapeValue: false }, // React escapes
});

/**
 * Takes the English texts of a remote under a namespace of its own.
 * @returns what finds a text by its path (`'list.empty'`) and fills its values in; `count` chooses the plural.
 */
export const createMessages = <const M extends Messages>(namespace: string, english: M) => {
  translator.addResourceBundle('en', namespace, english);
  // i18next's own typing of keys is one global list, and remotes do not know each other
  const translate: (path: string, values: Values) => string = translator.getFixedT('en', namespace);
  return (path: Path<M>, values: Values = {}): string => translate(path, values);
};
