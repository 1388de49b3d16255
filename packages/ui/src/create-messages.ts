import { createInstance } from 'i18next';
import { page, pageLanguage } from './page-language.ts';

/** The texts of one namespace: nested groups of sentences, `{{name}}` for a value, `…_one` and `…_other` by count. */
interface Messages {
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
  fallbackLng: 'en',
  resources: {},
  initAsync: false,
  interpolation: { escapeValue: false }, // React escapes
});

/** Texts of the page that replace the English of the sources, by namespace: another language, or settings. */
const onPage = JSON.parse(page?.getElementById('texts')?.textContent || '{}') as Readonly<Record<string, Messages>>;

/**
 * Registers the English texts of a part under a namespace; texts of the page for it take precedence.
 * @returns a function that finds a text by its path (`'list.empty'`) and fills in values; `count` selects the plural.
 */
export const createMessages = <const M extends Messages>(namespace: string, english: M) => {
  const language = pageLanguage();
  const own = onPage[namespace];
  translator.addResourceBundle('en', namespace, english);
  if (own) translator.addResourceBundle(language, namespace, own, true, true);
  // i18next's own typing of keys is one global list, and remotes do not know each other
  const translate: (path: string, values: Values) => string = translator.getFixedT(language, namespace);
  return (path: Path<M>, values: Values = {}): string => translate(path, values);
};
