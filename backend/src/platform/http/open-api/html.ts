import { escapeHtml } from '../web/index.ts';

/** Text that is safe to be put into a page as it is. */
export interface Html {
  readonly text: string;
}

/** Fills a piece of HTML; what is not HTML itself is escaped. */
export const html = (pieces: TemplateStringsArray, ...values: readonly (string | Html)[]): Html => ({
  text: String.raw(
    { raw: pieces },
    ...values.map((value) => (typeof value === 'string' ? escapeHtml(value) : value.text)),
  ),
});

/** One after another, with nothing between them. */
export const join = (all: readonly Html[]): Html => ({ text: all.map(({ text }) => text).join('') });
