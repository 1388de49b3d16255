import { alternatives, fieldsOf, type Schema, textsOf, typesIn } from './json-schema.ts';

interface Sides {
  /** What the build was made with. */
  build: Schema;
  /** What the live API documents. */
  live: Schema;
  named: Readonly<Record<string, Schema>>;
}

const list = (values: readonly unknown[]) => values.map(String).join(', ');
const at = (path: string, name: string) => (path === '' ? name : `${path}.${name}`);

const pair = ({ build, live, named }: Sides) => ({ ours: alternatives(build, {}), theirs: alternatives(live, named) });

/** The types that one side allows and the other does not; none when a side does not say. */
const otherTypes = ({ build, live, named }: Sides) => {
  const ours = typesIn(build, {});
  const theirs = typesIn(live, named);
  if (!ours || !theirs) return { onlyOurs: [], onlyTheirs: [] };
  return {
    onlyOurs: ours.filter((type) => !theirs.includes(type)),
    onlyTheirs: theirs.filter((type) => !ours.includes(type)),
  };
};

const inItems = (sides: Sides, path: string, compare: (sides: Sides, path: string) => string[]) => {
  const { ours, theirs } = pair(sides);
  const build = ours.find(({ items }) => items)?.items;
  const live = theirs.find(({ items }) => items)?.items;
  return build && live ? compare({ ...sides, build, live }, path) : [];
};

/** What a build expects of a response and the live API does not give. */
export const lacksInResult = (sides: Sides, path = ''): string[] => {
  const { ours, theirs } = pair(sides);
  const { onlyTheirs } = otherTypes(sides);
  if (onlyTheirs.length > 0)
    return [`${path || 'the result'} may be of type ${list(onlyTheirs)}, which the build does not expect`];
  const expected = fieldsOf(ours);
  const given = fieldsOf(theirs);
  const known = textsOf(ours);
  const unknown = known && textsOf(theirs)?.filter((text) => !known.includes(text));
  if (unknown && unknown.length > 0)
    return [`${path || 'the result'} may be ${list(unknown)}, which the build does not know`];
  const lacking = given.isObject ? expected.required.filter((name) => !given.required.includes(name)) : [];
  const deeper = Object.entries(expected.all).flatMap(([name, build]) => {
    const live = given.all[name];
    return live ? lacksInResult({ ...sides, build, live }, at(path, name)) : [];
  });
  return [
    ...lacking.map((name) => `the result lacks ${at(path, name)}`),
    ...deeper,
    ...inItems(sides, path, lacksInResult),
  ];
};

/** What a build sends and the live API does not read, and what that demands and the build does not send. */
export const unreadInRequest = (sides: Sides, path = ''): string[] => {
  const { ours, theirs } = pair(sides);
  const { onlyOurs } = otherTypes(sides);
  if (onlyOurs.length > 0) return [`${path || 'the request'} must not be of type ${list(onlyOurs)}`];
  const sent = fieldsOf(ours);
  const read = fieldsOf(theirs);
  const known = textsOf(theirs);
  const unknown = known && textsOf(ours)?.filter((text) => !known.includes(text));
  if (unknown && unknown.length > 0) return [`${path || 'the request'} must not be ${list(unknown)}`];
  if (!read.isObject || !sent.isObject) return inItems(sides, path, unreadInRequest);
  return Object.keys(sent.all)
    .filter((name) => !(name in read.all))
    .map((name) => `the request has no ${at(path, name)}`)
    .concat(
      read.required
        .filter((name) => !sent.required.includes(name))
        .map((name) => `the request needs ${at(path, name)}`),
      Object.entries(sent.all).flatMap(([name, build]) => {
        const live = read.all[name];
        return live ? unreadInRequest({ ...sides, build, live }, at(path, name)) : [];
      }),
    );
};
