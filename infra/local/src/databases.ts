/** The embedded cluster's databases. */
export const databases = { app: 'academic_hub', eventLog: 'event_log' } as const;
