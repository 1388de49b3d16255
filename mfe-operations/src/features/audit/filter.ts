import { AuditFilter, GrantScope } from '@hub/contracts';

export const auditPath = '/audit';

/** What the address narrows the timeline to; parts that make no sense are left out. */
export const filterOf = (search: URLSearchParams): AuditFilter => {
  const given = [...search].filter(([name, value]) => AuditFilter.safeParse({ [name]: value }).success);
  return AuditFilter.parse(Object.fromEntries(given));
};

/** The address of the timeline with this filter. */
export const pathOf = (filter: AuditFilter): string => {
  const given = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) if (value) given.set(name, value);
  return given.size === 0 ? auditPath : `${auditPath}?${given.toString()}`;
};

const thingPath = '/audit/thing';

/** The thing that an address names; null when it names none. */
export const thingOf = (search: URLSearchParams): GrantScope | null => {
  const { data } = GrantScope.safeParse(Object.fromEntries(search));
  return data ?? null;
};

/** The address of one thing through time. */
export const thingPathOf = (thing: { subject: string; subjectId: string }): string =>
  `${thingPath}?${new URLSearchParams(thing).toString()}`;
