/**
 * Keeps styling props off the DOM element (several, such as `min` or `wrap`, are also HTML attributes)
 * and `as` for emotion, which replaces the element by it.
 */
export const without = (...names: string[]) => ({
  shouldForwardProp: (name: string) => name !== 'as' && !names.includes(name),
});
