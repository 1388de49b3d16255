import { html, join, type Html } from './html.ts';
import type { OpenApiDocument } from './document.ts';
import { style } from './style.ts';

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

type Paths = NonNullable<OpenApiDocument['paths']>;
type PathItem = Paths[string];
type Operation = NonNullable<PathItem['get']>;
interface Call {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
}

const callsOf = (paths: Paths): Call[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ path, method, operation }] : [];
    }),
  );

/** References to components, which become links. */
const references = /"\$ref": "#\/components\/(?:schemas|responses)\/(\w+)"/g;

/** JSON with each reference as a link to what it names. */
const json = (value: unknown): Html => {
  const text = JSON.stringify(value, null, 2);
  const parts: Html[] = [];
  let end = 0;
  for (const { 0: all, 1: name = '', index } of text.matchAll(references)) {
    parts.push(html`${text.slice(end, index)}<a href="#${name}">${name}</a>`);
    end = index + all.length;
  }
  return html`<pre>${join(parts)}${text.slice(end)}</pre>`;
};

const part = (title: string, value: unknown): Html =>
  value === undefined
    ? html``
    : html`<h4>${title}</h4>
        ${json(value)}`;

const who = ({ security }: Operation) => {
  if (!security) return 'sent to you';
  const [scheme] = security.flatMap((each) => Object.keys(each));
  if (scheme === 'session') return 'signed in';
  if (scheme === 'team') return 'teams';
  return scheme === 'worker' ? 'workflows' : 'anyone';
};

const call = ({ path, method, operation }: Call): Html =>
  html` <details id="${operation.operationId ?? ''}">
    <summary>
      <b class="${method}">${method.toUpperCase()}</b> <code>${path}</code> ${operation.summary ?? ''}
      <i>${who(operation)}</i>
    </summary>
    ${part('Parameters', operation.parameters)} ${part('Request', operation.requestBody)}
    ${part('Responses', operation.responses)}
  </details>`;

const component = ([name, value]: [string, unknown]): Html =>
  html`<section id="${name}">
    <h3>${name}</h3>
    ${json(value)}
  </section>`;

/** The document as a page that needs no script. */
export const openApiPage = (document: OpenApiDocument, nonce: string): string => {
  const groups = Map.groupBy(callsOf(document.paths ?? {}), ({ operation }) => operation.tags?.[0] ?? '');
  const { schemas = {}, responses = {} } = document.components ?? {};
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${document.info.title}: the API</title>
        <style nonce="${nonce}">
          ${style}
        </style>
      </head>
      <body>
        <main>
          <h1>${document.info.title}: the API</h1>
          <p>${document.info.description ?? ''}</p>
          <p>For programs: <a href="/api/openapi.json">openapi.json</a></p>
          <nav>${join([...groups.keys()].map((tag) => html`<a href="#tag-${tag}">${tag}</a> `))}</nav>
          ${join(
            [...groups].map(
              ([tag, calls]) =>
                html`<h2 id="tag-${tag}">${tag}</h2>
                  ${join(calls.map(call))}`,
            ),
          )}
          <h2 id="webhooks">Webhooks</h2>
          ${join(callsOf(document.webhooks ?? {}).map(call))}
          <h2>Schemas</h2>
          ${join(Object.entries(schemas).map(component))}
          <h2>Errors</h2>
          ${join(Object.entries(responses).map(component))}
        </main>
      </body>
    </html>`.text;
};
