/** The student's own pages, and the keys that open them. */
export const pages = [
  { path: '/', name: 'dashboard', keys: 'g d' },
  { path: '/classes', name: 'classes', keys: 'g c' },
  { path: '/calendar', name: 'calendar', keys: 'g k' },
  { path: '/tasks', name: 'tasks', keys: 'g t' },
  { path: '/settings', name: 'settings', keys: 'g s' },
] as const;
