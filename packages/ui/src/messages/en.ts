/** What the shared components say by themselves; the rest their callers give them. */
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
