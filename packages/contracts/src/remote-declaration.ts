import { z } from 'zod';
import { Role } from './role.ts';

const route = z
  .string()
  .max(200)
  .regex(/^\/(\*|[\w\-./:]*)$/, 'a route starts with / and is in router form');
const exposed = z
  .string()
  .max(200)
  .regex(/^\.\/[\w\-/]+$/, 'an exposed module starts with ./');

const link = z.strictObject({
  path: z
    .string()
    .max(200)
    .regex(/^\/[\w\-/]+$/, 'a link leads to a path without parameters'),
  title: z.string().min(1).max(40),
  role: Role.optional(),
});

/** The name of a remote in the manifest, such as `mfe_calendar`; its folder is called `mfe-calendar`. */
export const RemoteName = z
  .string()
  .max(60)
  .regex(/^[a-z][a-z0-9_]*$/, 'a remote is named like a variable');

/** What a remote declares in its `remote.json`. */
export const RemoteDeclaration = z
  .strictObject({
    name: RemoteName,
    routes: z.array(route).max(100),
    slots: z.record(z.string().max(60), exposed),
    roles: z.array(Role).optional(),
    links: z.array(link).max(5).optional(),
  })
  .refine(({ routes, links = [] }) => links.every(({ path }) => routes.includes(path)), {
    message: 'a link leads to one of the routes of its remote',
    path: ['links'],
  });
export type RemoteDeclaration = z.infer<typeof RemoteDeclaration>;
