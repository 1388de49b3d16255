const exported = /^export (?:const|function|\{ \w+ as) (\w+)/gm;

/** Leaves a module its names: what it exports are functions that do nothing. */
// oxlint-disable-next-line import/no-default-export -- rspack imports the default
export default (source) => {
  const names = [...source.matchAll(exported)].map(([, name]) => `none as ${name}`);
  return `const none = () => undefined;\nexport { ${names.join(', ')} };\n`;
};
