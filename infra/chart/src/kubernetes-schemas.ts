import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { goModule } from '@hub/go-tools';
import { z } from 'zod';

/** The version of Kubernetes that the chart is checked against. */
export const kubernetesVersion = '1.34.4';

const Kind = z.object({ group: z.string(), version: z.string(), kind: z.string() });
const Definition = z.looseObject({
  properties: z.record(z.string(), z.unknown()).optional(),
  'x-kubernetes-group-version-kind': z.array(Kind).optional(),
});
const Specification = z.object({ definitions: z.record(z.string(), Definition) });
type Definitions = z.output<typeof Specification>['definitions'];

/** Both are texts in the specification, and accepted as numbers. */
const alsoNumbers = /\.(?:intstr\.IntOrString|api\.resource\.Quantity)$/;

const strict = (name: string, definition: Definitions[string]) => {
  if (alsoNumbers.test(name)) return { type: ['string', 'number'] };
  return definition.properties ? { ...definition, additionalProperties: false } : definition;
};

/** A definition and all that it refers to. */
const reachedFrom = (start: string, definitions: Definitions): Definitions => {
  const found = new Map<string, Definitions[string]>();
  const visit = (name: string) => {
    const definition = definitions[name];
    if (!definition || found.has(name)) return;
    found.set(name, strict(name, definition));
    for (const [, next = ''] of JSON.stringify(definition).matchAll(/"#\/definitions\/([^"]+)"/g)) visit(next);
  };
  visit(start);
  return Object.fromEntries(found);
};

/**
 * Writes a strict JSON schema for every kind of Kubernetes' own, made from the API specification in its Go module: no
 * other place is asked.
 * @returns where kubeconform finds them
 */
export const writeKubernetesSchemas = async (folder: string): Promise<string> => {
  const module = await goModule({ path: 'k8s.io/kubernetes', version: `v${kubernetesVersion}` });
  const text = await readFile(join(module, 'api', 'openapi-spec', 'swagger.json'), 'utf8');
  const { definitions } = Specification.parse(JSON.parse(text));
  for (const [name, definition] of Object.entries(definitions)) {
    for (const { group, version, kind } of definition['x-kubernetes-group-version-kind']?.slice(0, 1) ?? []) {
      const suffix = [kind.toLowerCase(), ...(group ? [group.split('.')[0]] : []), version].join('-');
      const schema = { $ref: `#/definitions/${name}`, definitions: reachedFrom(name, definitions) };
      await writeFile(join(folder, `${suffix}.json`), JSON.stringify(schema));
    }
  }
  return join(folder, '{{ .ResourceKind }}{{ .KindSuffix }}.json');
};
