import { z } from 'zod';

/** What `pnpm audit --json` says. */
export const Audit = z.object({
  advisories: z.record(
    z.string(),
    z.object({
      module_name: z.string(),
      title: z.string(),
      severity: z.string(),
      url: z.string(),
      github_advisory_id: z.string().optional(),
      id: z.union([z.number(), z.string()]),
      findings: z.array(z.object({ version: z.string() })).default([]),
    }),
  ),
});
export type Audit = z.infer<typeof Audit>;
type Advisory = Audit['advisories'][string];

/** An advisory that does not hold here, or not yet. */
export interface Accepted {
  /** GHSA-… */
  readonly id: string;
  /** Why it does no harm here. */
  readonly reason: string;
  /** The last day, as 2027-01-31. */
  readonly until: string;
}

const idOf = ({ github_advisory_id: id, id: number }: Advisory) => id ?? String(number);

const lineOf = (advisory: Advisory) => {
  const versions = [...new Set(advisory.findings.map(({ version }) => version))].join(', ');
  return `${advisory.severity}: ${advisory.module_name} ${versions}: ${advisory.title} (${idOf(advisory)}, ${advisory.url})`;
};

/** Sorts advisories into those to act on, a line each, and those that are accepted; `unneeded` are acceptances of none. */
export const judge = (
  { advisories }: Audit,
  accepted: readonly Accepted[],
  today: string,
): { readonly open: string[]; readonly accepted: string[]; readonly unneeded: string[] } => {
  const all = Object.values(advisories);
  const sorted: { open: string[]; accepted: string[] } = { open: [], accepted: [] };
  for (const advisory of all) {
    const known = accepted.find(({ id }) => id === idOf(advisory));
    if (!known) sorted.open.push(lineOf(advisory));
    else if (known.until < today) sorted.open.push(`${lineOf(advisory)}; it was accepted until ${known.until}`);
    else sorted.accepted.push(`${idOf(advisory)} is accepted until ${known.until}: ${known.reason}`);
  }
  const found = new Set(all.map(idOf));
  return { ...sorted, unneeded: accepted.filter(({ id }) => !found.has(id)).map(({ id }) => id) };
};
