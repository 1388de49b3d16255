type Share = Readonly<Record<string, { lib: () => object; shareConfig: { singleton: boolean } }>>;

/**
 * What a remote imports that the shell does not lend, one sentence each. Of a package that is no singleton, a remote
 * loads its own copy when the shell's is another.
 */
export const missingNames = (scope: Share, imports: Readonly<Record<string, readonly string[]>>): string[] =>
  Object.entries(imports).flatMap(([from, names]) => {
    const share = scope[from];
    if (!share) return [`the shell does not lend ${from}`];
    if (!share.shareConfig.singleton) return [];
    const lent = share.lib();
    return names.filter((name) => !(name in lent)).map((name) => `the shell does not lend ${name} of ${from}`);
  });
