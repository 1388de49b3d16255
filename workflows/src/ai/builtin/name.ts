/** What `modelUsed` says when no language model was asked. */
export const builtIn = 'Built-in';
