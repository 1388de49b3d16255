import { parseAllDocuments } from 'yaml';
import { z } from 'zod';

const Labels = z.record(z.string(), z.string());
const Env = z.object({
  name: z.string(),
  value: z.string().optional(),
  valueFrom: z
    .object({ secretKeyRef: z.object({ name: z.string(), key: z.string(), optional: z.boolean() }) })
    .optional(),
});
const Container = z.looseObject({
  name: z.string(),
  image: z.string(),
  command: z.array(z.string()).optional(),
  env: z.array(Env).default([]),
  ports: z.array(z.object({ name: z.string(), containerPort: z.number() })).default([]),
  volumeMounts: z.array(z.looseObject({ name: z.string(), mountPath: z.string() })),
});
const Pod = z.object({
  metadata: z.object({ labels: Labels }),
  spec: z.looseObject({
    containers: z.tuple([Container]),
    volumes: z.array(z.looseObject({ name: z.string() })),
  }),
});
const Peer = z.looseObject({ podSelector: z.object({ matchLabels: Labels }).optional() });
const Rule = z.object({
  from: z.array(Peer).optional(),
  to: z.array(Peer).optional(),
  ports: z.array(z.object({ port: z.number() })),
});
const Selector = z.looseObject({ matchLabels: Labels });
const Manifest = z.looseObject({
  kind: z.string(),
  metadata: z.looseObject({ name: z.string(), annotations: Labels.optional() }),
  data: Labels.optional(),
  spec: z
    .looseObject({
      replicas: z.number().optional(),
      template: Pod.optional(),
      podSelector: Selector.optional(),
      ingress: z.array(Rule).optional(),
      egress: z.array(Rule).optional(),
      scaleTargetRef: z.object({ name: z.string() }).optional(),
      ports: z.array(z.object({ name: z.string(), port: z.number(), targetPort: z.string() })).optional(),
    })
    .optional(),
});

/** What Helm makes of the chart, as far as the tests look at it. */
export type Manifest = z.output<typeof Manifest>;
export type Container = z.output<typeof Container>;

/** @param text the output of `helm template` */
export const readManifests = (text: string): Manifest[] =>
  parseAllDocuments(text).flatMap((document) => {
    const value: unknown = document.toJS();
    return value === null ? [] : [Manifest.parse(value)];
  });
