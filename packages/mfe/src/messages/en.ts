/** Texts that all remotes share. */
export const english = {
  error: 'Error',
  offline: "You're offline. Please try again when you're back online.",
  partFailed: 'This part of the app could not be loaded',
  partLate: 'This part of the app is taking longer than usual',
  partMissing: 'This part of the app is not available yet',
  restUnaffected: 'The rest of the app is unaffected.',
  undo: 'Undo',
  undone: 'Change undone',
  undoFailed: 'Failed to undo the change',
} as const;
