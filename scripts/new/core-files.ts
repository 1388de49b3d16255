import type { Names } from './names.ts';

const ids = {
  thing: 'b7f6a0de-0d0c-4c0e-9d5e-0f3f3f2f9a11',
  ann: '3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11',
};

/** The contract and the pure part of a feature, by file name. */
export const coreFiles = ({ kebab, camel, pascal, snake, words }: Names) => ({
  'events.ts': `import { ${pascal}Id, UserId } from '@hub/contracts';
import { z } from 'zod';

/** Stored permanently: add types and optional fields, never change what an old one means. */
export const ${pascal}Event = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('${pascal}Added'),
    data: z.object({ ${camel}Id: ${pascal}Id, ownerId: UserId, title: z.string() }),
  }),
]);
export type ${pascal}Event = z.infer<typeof ${pascal}Event>;
`,
  'events.samples.json': `${JSON.stringify(
    [
      {
        schemaVersion: 1,
        type: `${pascal}Added`,
        data: { [`${camel}Id`]: ids.thing, ownerId: ids.ann, title: `A ${words}` },
      },
    ],
    null,
    2,
  )}
`,
  'decider.ts': `import type { ${pascal}Form, ${pascal}Id, UserId } from '@hub/contracts';
import type { Decider } from '../../platform/domain/index.ts';
import type { ${pascal}Event } from './events.ts';

export type ${pascal}Command = { ${camel}Id: ${pascal}Id; by: UserId } & { type: 'Add${pascal}'; form: ${pascal}Form };

export type ${pascal} = { ownerId: UserId; title: string };

export const ${camel}: Decider<${pascal}Command, ${pascal}Event, ${pascal} | null> = {
  initialState: null,

  evolve(_state, event) {
    const { ownerId, title } = event.data;
    return { ownerId, title };
  },

  decide(command, _state) {
    throw new Error(\`\${command.type} is not decided yet: say in ${kebab}/decider.ts what it records\`);
  },
};
`,
  'decider.spec.ts': `import { ${pascal}Form, ${pascal}Id, UserId } from '@hub/contracts';
import { describe, it } from 'vitest';
import { specOf } from '../../platform/testing/given-when-then.ts';
import { ${camel} } from './decider.ts';
import type { ${pascal}Event } from './events.ts';

const { given } = specOf(${camel});
const ${camel}Id = ${pascal}Id.parse('${ids.thing}');
const ann = UserId.parse('${ids.ann}');
const form = ${pascal}Form.parse({ title: 'A ${words}' });
const added: ${pascal}Event = { type: '${pascal}Added', data: { ${camel}Id, ownerId: ann, ...form } };

describe('adding a ${words}', () => {
  it('records what was requested', () => {
    given().when({ type: 'Add${pascal}', ${camel}Id, by: ann, form }).then(added);
  });
  it('rejects an id that exists', () => {
    given(added).when({ type: 'Add${pascal}', ${camel}Id, by: ann, form }).thenRejects('already_exists');
  });
});
`,
  'aggregate.ts': `import type { Aggregate } from '../../platform/domain/index.ts';
import { ${camel}, type ${pascal}, type ${pascal}Command } from './decider.ts';
import { ${pascal}Event } from './events.ts';

export const ${camel}Aggregate: Aggregate<${pascal}Command, ${pascal}Event, ${pascal} | null> = {
  category: '${camel}',
  decider: ${camel},
  events: ${pascal}Event,
};
`,
  'projection.ts': `import type { UserId } from '@hub/contracts';
import type { Projection } from '../../platform/read-models/index.ts';
import { ${pascal}Event } from './events.ts';

export interface ${pascal}Row {
  ownerId: UserId;
  title: string;
  createdAt: string;
}

export const ${camel}List: Projection<${pascal}Event, ${pascal}Row> = {
  name: '${kebab}-list',
  version: 1, // raise it to rebuild from the first event
  table: '${snake}_list',
  events: ${pascal}Event,
  categories: ['${camel}'],
  queryKeys: ['/api/${kebab}s'],
  key: (event) => event.data.${camel}Id,

  evolve(_row, event) {
    throw new Error(\`\${event.type} is not shown yet: say in ${kebab}/projection.ts which row it makes\`);
  },
};
`,
  'projection.spec.ts': `import { ${pascal}Id, UserId } from '@hub/contracts';
import { expect, it } from 'vitest';
import type { ${pascal}Event } from './events.ts';
import { ${camel}List } from './projection.ts';

const ownerId = UserId.parse('${ids.ann}');
const data = { ${camel}Id: ${pascal}Id.parse('${ids.thing}'), ownerId, title: 'A ${words}' };
const added: ${pascal}Event = { type: '${pascal}Added', data };

it('the list shows a new ${words} with the time of its recording', () => {
  const recordedAt = '2026-11-21T09:00:00.000Z';
  const row = ${camel}List.evolve(null, added, { ownerId, recordedAt });
  expect(row).toEqual({ ownerId, title: 'A ${words}', createdAt: recordedAt });
});
`,
});

/** \`packages/contracts/src/<name>.ts\`. */
export const contractFile = ({ kebab, pascal, words }: Names) => `import { z } from 'zod';
import { Instant } from './date.ts';
import { endpoint } from './endpoint.ts';
import { limits, requiredText } from './text.ts';

export const ${pascal}Id = z.uuid().brand<'${pascal}Id'>();
export type ${pascal}Id = z.infer<typeof ${pascal}Id>;

/** A ${words} as its student sees it. */
export const ${pascal}View = z.object({ id: ${pascal}Id, title: z.string(), createdAt: Instant });
export type ${pascal}View = z.infer<typeof ${pascal}View>;

export const ${pascal}Form = z.object({ title: requiredText('Title', limits.title) });
export type ${pascal}Form = z.infer<typeof ${pascal}Form>;

/** Every ${words} of the student, oldest first. */
export const list${pascal}s = endpoint({ method: 'GET', path: '/api/${kebab}s', result: z.array(${pascal}View) });
export const add${pascal} = endpoint({
  method: 'POST',
  path: '/api/${kebab}s',
  body: ${pascal}Form,
  result: ${pascal}View,
  status: 201,
});
`;

/** The line of the contracts' index. */
export const contractExport = ({ kebab, pascal }: Names) =>
  `export { add${pascal}, list${pascal}s, ${pascal}Form, ${pascal}Id, ${pascal}View } from './${kebab}.ts';\n`;
