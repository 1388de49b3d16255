const exported = /^export (?:const|function|\{ \w+ as) (\w+)/gm;

/** Replaces a module's exports by functions that do nothing. */
// oxlint-disable-next-line import/no-default-export -- rspack imports the default
export default (source) => {
  const names = [...source.matchAll(exported)].map(([, name]) => `none as ${name}`);
  return `const none = () => undefined;\nexport { ${names.join(', ')} };\n`;
};
