/** Texts of the state of the product. */
export const system = {
  subtitle: 'Health, queues and storage; measured again every 15 seconds',
  loading: 'Loading the state of the product',
  failed: 'The state of the product could not be loaded',
  health: {
    title: 'Health',
    failed: 'The health of the product could not be loaded',
    status: {
      ok: 'Everything works',
      degraded: 'Some parts do not work; students can still use the rest',
      down: 'The product does not work',
    },
    ok: 'Works',
    fails: 'Does not work',
  },
  lag: {
    title: 'Read models and reactors',
    hint: 'How far each of them is behind the event log',
    none: 'No read model has reported yet.',
    upToDate_one: '{{count}} is up to date',
    upToDate_other: '{{count}} are up to date',
    parked_one: '{{count}} parked stream',
    parked_other: '{{count}} parked streams',
  },
  accounts: { title: 'Accounts', all: 'Accounts', locked: 'Locked' },
  storage: {
    title: 'Storage',
    documents: 'Documents',
    bytes: 'Size of the documents',
    database: 'Size of the database',
  },
  queues: {
    title: 'Mails and reminders',
    waiting: 'Mails waiting',
    due: 'Reminders due',
    failed: 'Reminders that failed',
  },
  mails: {
    title: 'Mails that could not be sent yet',
    none: 'Every mail was sent at the first try.',
    tries_one: '{{count}} try',
    tries_other: '{{count}} tries',
    when: 'Requested {{requested}}, next try {{next}}',
  },
  ai: {
    title: 'Tokens of language models',
    none: 'No language model was used today or yesterday.',
    today: 'Today (UTC)',
  },
} as const;
