import { escapeHtml } from '../web/index.ts';

/** Text that is safe to insert into a page as it is. */
export interface Html {
  readonly text: string;
}

/** A tagged template for HTML; values that are not `Html` are escaped. */
export const html = (pieces: TemplateStringsArray, ...values: readonly (string | Html)[]): Html => ({
  text: String.raw(
    { raw: pieces },
    ...values.map((value) => (typeof value === 'string' ? escapeHtml(value) : value.text)),
  ),
});

/** Concatenates pieces without a separator. */
export const join = (all: readonly Html[]): Html => ({ text: all.map(({ text }) => text).join('') });
