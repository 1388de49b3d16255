interface PolicyFactory {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => {
    createScriptURL: (url: string) => string;
  };
}

/**
 * The address of a worker, as the page's policy demands it: no script address is made from text otherwise. `policy` is
 * one of the names in the `trusted-types` directive; each can be used once.
 */
export const trustedScript = (policy: string, address: string): string => {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  const rules = { createScriptURL: () => address };
  return trustedTypes?.createPolicy(policy, rules).createScriptURL(address) ?? address;
};
