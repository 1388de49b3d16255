import type { HubClient } from '@hub/client';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { answered, asData, got } from './results.ts';

const dayMs = 86_400_000;
const localDay = (at: number) => new Intl.DateTimeFormat('sv-SE').format(at);

const classId = z.uuid().optional().describe('Only of this class (an id from list_classes)');
const ofClass = (id: string | undefined) => ({ params: { query: id === undefined ? {} : { classId: id } } });

const due = async (hub: HubClient, { days, overdue }: { days: number; overdue: boolean }) => {
  const [tasks, events] = await Promise.all([hub.GET('/api/tasks'), hub.GET('/api/events')]);
  const [from, to] = [localDay(Date.now()), localDay(Date.now() + days * dayMs)];
  const all = [
    ...got(tasks).map((task) => ({ kind: 'task', ...task })),
    ...got(events).map((event) => ({ kind: 'event', ...event })),
  ];
  const open = all.filter(({ completed, dueDate }) => {
    return !completed && dueDate !== null && dueDate <= to && (overdue || dueDate >= from);
  });
  const items = open.toSorted((a, b) => ((a.dueDate ?? '') < (b.dueDate ?? '') ? -1 : 1));
  return { today: from, until: to, items };
};

const found = async (hub: HubClient, q: string) => got(await hub.GET('/api/search', { params: { query: { q } } }));

const words = z.string().trim().min(1).max(200).describe('The words to look for');

/** The tools that show something. They take the scope `read`. */
export const addReadTools = (server: McpServer, hub: HubClient): void => {
  const reads = { readOnlyHint: true, openWorldHint: false };
  const tool = <Shape extends z.ZodRawShape>(
    name: string,
    about: { readonly description: string; readonly inputSchema: Shape },
    read: (input: z.output<z.ZodObject<Shape>>) => Promise<unknown>,
  ) => {
    const schema = z.object(about.inputSchema);
    const inputSchema: z.ZodRawShape = about.inputSchema;
    server.registerTool(name, { ...about, inputSchema, annotations: reads }, (input) =>
      answered(async () => asData(await read(schema.parse(input)))),
    );
  };

  tool(
    'whats_due',
    {
      description:
        'Open tasks and events that are due within some days, by date; with what is overdue unless told not to.',
      inputSchema: {
        days: z.number().int().min(0).max(366).default(7).describe('How many days ahead, 0 for today alone'),
        overdue: z.boolean().default(true),
      },
    },
    (window) => due(hub, window),
  );
  tool('list_classes', { description: 'The classes of the student, with their ids.', inputSchema: {} }, async () =>
    got(await hub.GET('/api/classes')),
  );
  tool('list_tasks', { description: 'Tasks, completed ones too.', inputSchema: { classId } }, async (input) =>
    got(await hub.GET('/api/tasks', ofClass(input.classId))),
  );
  tool(
    'list_events',
    { description: 'Exams, assignments and other events, completed ones too.', inputSchema: { classId } },
    async (input) => got(await hub.GET('/api/events', ofClass(input.classId))),
  );
  tool(
    'search',
    {
      description: 'Finds classes, documents, events, tasks, cards and tests by title or text.',
      inputSchema: { words },
    },
    (input) => found(hub, input.words),
  );
  tool(
    'search_documents',
    { description: 'Finds passages in the text of documents and syllabi.', inputSchema: { words } },
    async (input) => (await found(hub, input.words)).filter(({ kind }) => kind === 'document' || kind === 'syllabus'),
  );
  tool(
    'storage',
    { description: 'How much the student stores, and how much may be stored.', inputSchema: {} },
    async () => got(await hub.GET('/api/storage')),
  );
};
