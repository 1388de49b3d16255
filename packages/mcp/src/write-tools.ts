import type { HubClient } from '@hub/client';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { createAskFirst } from './ask-first.ts';
import type { Confirmations } from './confirmation.ts';
import { answered, asData, got, Refused, said } from './results.ts';

const day = z.iso.date();
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const title = z.string().trim().min(1).max(200);
const description = z.string().max(2000).nullable();
const priority = z.enum(['high', 'medium', 'low']);
const eventTypes = ['exam', 'quiz', 'assignment', 'homework', 'project', 'lecture', 'other'] as const;
const id = z.uuid().describe('An id from a list');
const kind = z.enum(['task', 'event']);
const Confirmed = z.object({
  confirmation: z.string().max(200).optional().describe('Only from an earlier answer, after the student agreed'),
});

const quoted = (text: string) => `“${text}”`;
/** What a change sets, in words. */
const values = (change: object) =>
  Object.entries(change)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${value === null ? 'none' : String(value)}`)
    .join(', ');

interface Writing<Shape extends z.ZodRawShape> {
  readonly description: string;
  readonly input: Shape;
  readonly destructive?: true;
  /** What is about to happen. @throws Refused when there is no such thing */
  readonly plan: (input: z.output<z.ZodObject<Shape>>) => Promise<string>;
  readonly run: (input: z.output<z.ZodObject<Shape>>) => Promise<unknown>;
}

/** The tools that change something. They take the scope `write`, and ask the student first. */
export const addWriteTools = (server: McpServer, hub: HubClient, confirmations: Confirmations): void => {
  const askFirst = createAskFirst(server, confirmations);
  const tool = <Shape extends z.ZodRawShape>(
    name: string,
    { description, input, plan, run, destructive }: Writing<Shape>,
  ) => {
    const own = z.object(input);
    const inputSchema: z.ZodRawShape = { ...input, ...Confirmed.shape };
    const annotations = { readOnlyHint: false, destructiveHint: destructive ?? false, openWorldHint: false };
    const about = { description: `${description} Asks the student first.`, inputSchema, annotations };
    server.registerTool(name, about, (given) =>
      answered(async () => {
        const wanted = own.parse(given) as z.output<z.ZodObject<Shape>>;
        const asked = { tool: name, input: wanted, plan: await plan(wanted), ...Confirmed.parse(given) };
        return askFirst(asked, async () => {
          const result = await run(wanted);
          return result === undefined ? said('Done.') : asData(result);
        });
      }),
    );
  };

  const nameOfClass = async (classId: string) => {
    const named = got(await hub.GET('/api/classes')).find((each) => each.id === classId);
    if (!named) throw new Refused('There is no class with this id. Use list_classes.');
    return quoted(named.name);
  };
  const named = async (of: z.output<typeof kind>, thingId: string) => {
    const things = of === 'task' ? got(await hub.GET('/api/tasks')) : got(await hub.GET('/api/events'));
    const thing = things.find((each) => each.id === thingId);
    if (!thing) throw new Refused(`There is no ${of} with this id.`);
    return `the ${of} ${quoted(thing.title)}${thing.dueDate ? ` of ${thing.dueDate}` : ''}`;
  };
  const at = (thingId: string) => ({ params: { path: { id: thingId } } });

  tool('add_task', {
    description: 'Adds a task.',
    input: {
      title,
      description: description.exactOptional(),
      dueDate: day.exactOptional(),
      dueTime: time.exactOptional().describe('Takes a day, too'),
      priority: priority.exactOptional(),
      classId: id.exactOptional(),
    },
    plan: async ({ title, classId, ...more }) =>
      `Add the task ${quoted(title)}${classId ? ` to ${await nameOfClass(classId)}` : ''}. ${values(more)}`.trim(),
    run: async (body) => got(await hub.POST('/api/tasks', { body })),
  });
  tool('add_event', {
    description: 'Adds an event, such as an exam or an assignment, to a class.',
    input: {
      classId: id,
      title,
      description: description.exactOptional(),
      dueDate: day,
      dueTime: time.exactOptional(),
      eventType: z.enum(eventTypes).exactOptional(),
      priority: priority.exactOptional(),
    },
    plan: async ({ title, classId, ...more }) =>
      `Add the event ${quoted(title)} to ${await nameOfClass(classId)}. ${values(more)}`,
    run: async (body) => got(await hub.POST('/api/events', { body })),
  });
  tool('complete', {
    description: 'Ticks a task or event off, or opens it again.',
    input: { kind, id, completed: z.boolean().default(true) },
    plan: async ({ kind, id, completed }) => `${completed ? 'Tick off' : 'Open again'} ${await named(kind, id)}.`,
    run: async ({ kind, id, completed }) => {
      const sent = { ...at(id), body: { completed } };
      return kind === 'task'
        ? got(await hub.PUT('/api/tasks/{id}', sent))
        : got(await hub.PUT('/api/events/{id}', sent));
    },
  });
  tool('change', {
    description: 'Changes a task or one event. What is left out stays as it is.',
    input: {
      kind,
      id,
      title: title.exactOptional(),
      description: description.exactOptional(),
      dueDate: day.exactOptional(),
      dueTime: time.exactOptional(),
      priority: priority.exactOptional(),
    },
    plan: async ({ kind, id, ...more }) => `Change ${await named(kind, id)}. ${values(more)}`,
    run: async ({ kind, id, ...body }) =>
      kind === 'task'
        ? got(await hub.PATCH('/api/tasks/{id}', { ...at(id), body }))
        : got(await hub.PATCH('/api/events/{id}', { ...at(id), body })),
  });
  tool('delete', {
    description: 'Deletes a task or one event. The student can undo it in the hub for 30 days.',
    input: { kind, id },
    destructive: true,
    plan: async ({ kind, id }) => `Delete ${await named(kind, id)}.`,
    run: async ({ kind, id }) =>
      kind === 'task'
        ? got(await hub.DELETE('/api/tasks/{id}', at(id)))
        : got(await hub.DELETE('/api/events/{id}', at(id))),
  });
};
