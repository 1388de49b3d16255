const mostKept = 1000;

/** Loads a value per workflow, once for everyone who asks within `ms`. */
export const keptFor = <Value>(ms: number, load: (workflowId: string) => Promise<Value>) => {
  const kept = new Map<string, { readonly value: Promise<Value>; readonly until: number }>();

  return {
    get: (workflowId: string): Promise<Value> => {
      const known = kept.get(workflowId);
      if (known && known.until > Date.now()) return known.value;
      const [oldest] = kept.keys();
      if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest);
      const value = load(workflowId);
      kept.set(workflowId, { value, until: Date.now() + ms });
      value.catch(() => kept.delete(workflowId)); // the next call loads it again
      return value;
    },
    /** @returns whether there was one */
    forget: (workflowId: string) => kept.delete(workflowId),
  };
};
