/** The fields of a form that differ from the item. */
export const changedFields = <Form extends object>(item: object, form: Form): Partial<Form> => {
  const before = new Map(Object.entries(item));
  const isChanged = ([name, value]: [string, unknown]) => JSON.stringify(value) !== JSON.stringify(before.get(name));
  return Object.fromEntries(Object.entries(form).filter(isChanged)) as Partial<Form>;
};
