/**
 * Keeps styling props off the DOM element (several, such as `min` or `wrap`, are also HTML attributes). Keeps `as`
 * for emotion, which renders that element instead.
 */
export const without = (...names: string[]) => ({
  shouldForwardProp: (name: string) => name !== 'as' && !names.includes(name),
});
