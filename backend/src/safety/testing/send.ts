import type { Visitor } from '../../platform/testing/http-client.ts';
import type { Operation } from '../../platform/http/routing/index.ts';
import type { Sent } from './row.ts';

export type Route = Pick<Operation, 'method' | 'path'>;

export const nameOf = ({ method, path }: Route) => `${method} ${path}`;

const multipart = ({ body, file }: Sent) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) form.append(name, String(value));
  if (file) form.append('file', new Blob([file.content], { type: file.type }), file.name);
  return form;
};

/** The path with its parameters; those that the row does not give stay as they are written. */
const addressOf = ({ path }: Route, { params = {}, query = {} }: Sent) => {
  const address = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? `:${name}`));
  const search = new URLSearchParams(query);
  return search.size > 0 ? `${address}?${search.toString()}` : address;
};

/** Sends a request to a route. */
export const send = (client: Visitor, route: Route & Pick<Operation, 'multipart'>, sent: Sent = {}) => {
  const address = addressOf(route, sent);
  const body = route.multipart ? multipart(sent) : sent.body;
  const { headers } = sent;
  switch (route.method) {
    case 'GET':
      return client.get(address, headers);
    case 'POST':
      return client.post(address, body, headers);
    case 'PUT':
      return client.put(address, body, headers);
    case 'PATCH':
      return client.patch(address, body, headers);
    case 'DELETE':
      return client.delete(address, headers, body);
  }
};
