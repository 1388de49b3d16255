import type { Knex } from 'knex';
import { inSchema } from '../postgres/index.ts';
import type { AnyProjection, PlacedProjection } from './apply-events.ts';

/**
 * Where a table of a read model stands: the one that is served, the next one while it is built, or the previous one,
 * kept for a roll-back. Each has a checkpoint of its own; beside the live one there is at most one more.
 */
export type Place = 'live' | 'next' | 'previous';
type Beside = Exclude<Place, 'live'>;

type Named = Pick<AnyProjection, 'name' | 'table'>;

/** The name of checkpoint and parked streams. */
export const nameAt = (name: string, place: Place) => (place === 'live' ? name : `${name}@${place}`);

/** Of what a name stands for: the projection itself, or one of its tables beside. */
export const placeOf = (name: string): { projection: string; place: Place } => {
  const [projection = name, beside] = name.split('@');
  return { projection, place: beside === 'next' || beside === 'previous' ? beside : 'live' };
};

const schemaOf = (place: Beside) => `read_models_${place}`;

/** The projection that fills the table beside, under a checkpoint of its own. */
export const placed = (projection: AnyProjection, place: Beside): PlacedProjection => ({
  ...projection,
  name: nameAt(projection.name, place),
  schema: schemaOf(place),
});

const liveSchema = async (trx: Knex) => {
  const { rows } = await trx.raw<{ rows: { schema: string }[] }>('select current_schema() as schema');
  return rows[0]?.schema ?? 'public';
};

interface Sql {
  readonly sql: string;
}

/** Statements that give the twin of a table its constraints and indexes, under their own names: migrations go by them. */
const indexesOf = `
  select format('alter table %I add constraint %I %s', relname, conname, pg_get_constraintdef(c.oid)) as sql
  from pg_constraint c join pg_class t on t.oid = conrelid where conrelid = ?::regclass and contype in ('p', 'u', 'x')
  union all
  select pg_get_indexdef(indexrelid, 0, true) from pg_index
  where indrelid = ?::regclass and not exists (select from pg_constraint where conindid = indexrelid)`;

/** Whoever may rebuild the one may replace the other, too. */
const ownerOf = `
  select format('alter table %I owner to %I', relname, pg_get_userbyid(relowner)) as sql from pg_class
  where oid = ?::regclass and relowner <> current_user::regrole`;

/** Statements that let the same roles do the same to the twin, row by row. */
const accessOf = `
  select format('grant %s on %I to %I', privilege_type, relname, pg_get_userbyid(grantee)) as sql
  from pg_class, aclexplode(relacl) where oid = ?::regclass and grantee not in (0, relowner)
  union all
  select format('alter table %I enable row level security', relname) from pg_class where oid = ?::regclass and relrowsecurity
  union all
  select format('create policy %I on %I for %s to %s using (%s)', polname, relname,
    case polcmd when '*' then 'all' else 'select' end,
    (select string_agg(quote_ident(rolname), ', ') from pg_roles where pg_roles.oid = any (polroles)),
    pg_get_expr(polqual, polrelid))
  from pg_policy join pg_class t on t.oid = polrelid where polrelid = ?::regclass`;

/** Creates the empty twin of the live table. */
export const createTwin = async (trx: Knex.Transaction, table: string, place: Beside): Promise<void> => {
  const schema = schemaOf(place);
  const { rows: indexes } = await trx.raw<{ rows: Sql[] }>(indexesOf, [table, table]);
  const { rows: access } = await trx.raw<{ rows: Sql[] }>(accessOf, [table, table, table]);
  await trx.raw('create table ??.?? (like ?? including all excluding indexes)', [schema, table, table]);
  const { rows: owner } = await trx.raw<{ rows: Sql[] }>(ownerOf, [table]);
  await inSchema(trx, schema, async () => {
    for (const { sql } of [...owner, ...indexes, ...access]) await trx.raw(sql.replaceAll('?', String.raw`\?`));
  });
};

/** Whether the table beside has the columns that the live one has by now: a migration may have come between. */
export const isTwin = async (trx: Knex, table: string, place: Beside): Promise<boolean> => {
  const columns = `select attname, format_type(atttypid, atttypmod), attnotnull from pg_attribute
    where attrelid = to_regclass(?) and attnum > 0 and not attisdropped`;
  const [live, beside] = [`${await liveSchema(trx)}.${table}`, `${schemaOf(place)}.${table}`];
  const { rows } = await trx.raw<{ rows: { same: boolean }[] }>(
    `select to_regclass(?) is not null
       and not exists ((${columns}) except (${columns})) and not exists ((${columns}) except (${columns})) as same`,
    [beside, live, beside, beside, live],
  );
  return rows[0]?.same === true;
};

/** Twice is no error. */
export const dropTable = (trx: Knex.Transaction, table: string, place: Beside) =>
  trx.raw('drop table if exists ??.??', [schemaOf(place), table]);

/** Moves table, checkpoint and parked streams as one; nothing may stand there. */
export const move = async (
  trx: Knex.Transaction,
  { name, table }: Named,
  { from, to }: { from: Place; to: Place },
): Promise<void> => {
  const live = await liveSchema(trx);
  const schema = (place: Place) => (place === 'live' ? live : schemaOf(place));
  await trx.raw('alter table ??.?? set schema ??', [schema(from), table, schema(to)]);
  const keptSince = to === 'previous' ? trx.fn.now() : null;
  await trx('checkpoints')
    .where({ name: nameAt(name, from) })
    .update({ name: nameAt(name, to), keptSince });
  await trx('parkedStreams')
    .where({ subscriber: nameAt(name, from) })
    .update({ subscriber: nameAt(name, to) });
};
