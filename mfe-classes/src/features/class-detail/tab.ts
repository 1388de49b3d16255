/** The five tabs in their order (specification §2); the values are those of `?tab=` (decision Q21). */
export const tabs = [
  { value: 'overview', label: 'Overview' },
  { value: 'events', label: 'Upcoming Events' },
  { value: 'documents', label: 'Notes & Documents' },
  { value: 'study', label: 'Study Tools' },
  { value: 'assistant', label: 'AI Assistant' },
] as const;

export type Tab = (typeof tabs)[number]['value'];

const slugs = new Map<string, Tab>([
  ...tabs.map(({ value }) => [value, value] as const),
  ['upcoming-events', 'events'],
  ['notes', 'documents'],
  ['notes-documents', 'documents'],
  ['study-tools', 'study'],
  ['ai-assistant', 'assistant'],
]);

/** The tab that an address asks for; anything unknown is the Overview. */
export const tabOf = (value: string | null): Tab => slugs.get(value ?? '') ?? 'overview';
