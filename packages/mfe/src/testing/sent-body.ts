import { Blob as NodeBlob } from 'node:buffer';

/** A form of jsdom as one that Node's `fetch` can send. */
const sendable = async (form: FormData): Promise<FormData> => {
  const empty = new Response('', { headers: { 'content-type': 'application/x-www-form-urlencoded' } });
  const copy = await empty.formData();
  for (const [name, part] of form) {
    if (!(part instanceof File)) copy.append(name, part);
    else {
      const content = new NodeBlob([new Uint8Array(await part.arrayBuffer())], { type: part.type });
      copy.append(name, content as unknown as Blob, part.name);
    }
  }
  return copy;
};

/** A `fetch` that also takes jsdom's forms. */
export const fetchWithForms =
  (fetching: typeof fetch): typeof fetch =>
  async (input, init) =>
    fetching(input, init?.body instanceof FormData ? { ...init, body: await sendable(init.body) } : init);

/** The parts of a form, by name and in the order sent; a file as its name, type and text. */
const partsOf = (form: string) => {
  const part = /name="(\w+)"(?:; filename="([^"]*)")?\r\n(?:Content-Type: (.+)\r\n)?\r\n([^]*?)\r\n--/g;
  return Object.fromEntries(
    [...form.matchAll(part)].map(([, field, name, type, text]) => [field, name ? { name, type, text } : text]),
  );
};

/** What a request says: its JSON, the parts of its form, or null. */
export const sentBody = async (request: Request): Promise<unknown> => {
  const text = await request.text();
  if (request.headers.get('content-type')?.startsWith('multipart/form-data')) return partsOf(text);
  return text === '' ? null : JSON.parse(text);
};
