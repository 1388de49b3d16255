/** What the keyboard at hand calls the key of commands. */
export const modifier = () => (/Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl');
