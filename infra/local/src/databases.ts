/** Names of the databases in the embedded cluster. */
export const databases = { app: 'academic_hub', eventLog: 'event_log' } as const;
