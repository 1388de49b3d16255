/** Texts of the shared components; callers pass all others. */
export const english = {
  product: 'Academic Hub',
  loading: 'Loading',
  slow: 'This is taking longer than usual.',
  retry: 'Retry',
  cancel: 'Cancel',
  close: 'Close',
  notification: 'Notification',
  notifications: 'Notifications ({hotkey})', // Radix fills it in
} as const;
