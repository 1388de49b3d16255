import { Blob as NodeBlob } from 'node:buffer';

/** A form of jsdom as text with its content type: Node's `fetch` does not know jsdom's forms. */
const packed = async (form: FormData) => {
  const empty = new Response('', { headers: { 'content-type': 'application/x-www-form-urlencoded' } });
  const copy = await empty.formData();
  for (const [name, part] of form) {
    if (!(part instanceof File)) copy.append(name, part);
    else {
      const content = new NodeBlob([new Uint8Array(await part.arrayBuffer())], { type: part.type });
      copy.append(name, content as unknown as Blob, part.name);
    }
  }
  const response = new Response(copy);
  return { text: await response.text(), type: response.headers.get('content-type') ?? '' };
};

/** A `fetch` that also takes jsdom's forms. */
export const fetchWithForms =
  (fetching: typeof fetch): typeof fetch =>
  async (input, init) => {
    if (!(init?.body instanceof FormData)) return fetching(input, init);
    const { text, type } = await packed(init.body);
    const headers = new Headers(init.headers);
    headers.set('content-type', type);
    return fetching(input, { ...init, headers, body: text });
  };

/** The parts of a form by name, in the order sent; a file becomes its name, type and text. */
const partsOf = (form: string) => {
  const part = /name="(\w+)"(?:; filename="([^"]*)")?\r\n(?:Content-Type: (.+)\r\n)?\r\n([^]*?)\r\n--/g;
  return Object.fromEntries(
    [...form.matchAll(part)].map(([, field, name, type, text]) => [field, name ? { name, type, text } : text]),
  );
};

/** The body of a request: its JSON, the parts of its form, or null. */
export const sentBody = async (request: Request): Promise<unknown> => {
  const text = await request.text();
  if (request.headers.get('content-type')?.startsWith('multipart/form-data')) return partsOf(text);
  return text === '' ? null : JSON.parse(text);
};
