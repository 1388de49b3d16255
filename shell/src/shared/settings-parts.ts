/** The parts of the settings, in their order; an address can name one (`/settings#reminders`). */
export const settingsParts = ['account', 'sign-in', 'calendars', 'reminders', 'display', 'programs', 'data'] as const;

export type SettingsPart = (typeof settingsParts)[number];
