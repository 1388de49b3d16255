/** Keys of requests without a response yet, by address and content. */
const unanswered = new Map<string, string>();

const fileFacts = ({ name, type, size, lastModified }: File) => [name, type, size, lastModified];

const contentOf = (body: unknown) =>
  body instanceof FormData
    ? [...body].map(([name, part]) => [name, part instanceof File ? fileFacts(part) : part])
    : body;

/**
 * The `Idempotency-Key` of one submit. A second click, or a retry after a lost response, is the same submit and gets
 * the same key, so that the server executes it once. After a response the same request gets a new key.
 */
export const requestKey = (url: string, body: unknown): { readonly key: string; answered: () => void } => {
  const asked = JSON.stringify([url, contentOf(body)]);
  const key = unanswered.get(asked) ?? crypto.randomUUID();
  unanswered.set(asked, key);
  return { key, answered: () => void unanswered.delete(asked) };
};
