import { t } from '../../messages.ts';

/** The five tabs in their order (specification §2); the values are those of `?tab=` (decision Q21). */
export const tabs = [
  { value: 'overview', label: t('class.tabs.overview') },
  { value: 'events', label: t('class.tabs.events') },
  { value: 'documents', label: t('class.tabs.documents') },
  { value: 'study', label: t('class.tabs.study') },
  { value: 'assistant', label: t('class.tabs.assistant') },
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

/** The tab in an address; Overview for unknown values. */
export const tabOf = (value: string | null): Tab => slugs.get(value ?? '') ?? 'overview';
