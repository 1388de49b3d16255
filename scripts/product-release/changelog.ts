/** What a release may say, in this order; each is a part of "Unreleased" in CHANGELOG.md. */
const parts = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'] as const;
type Part = (typeof parts)[number];

/** These parts are listed, empty, below "Unreleased", so that two branches that add a line do not add the heading too. */
const offered: readonly Part[] = ['Added', 'Changed', 'Fixed', 'Security'];

const unreleased = '## Unreleased';
const isPart = (name: string): name is Part => parts.some((part) => part === name);

interface Changelog {
  readonly before: string;
  /** The lines of "Unreleased" by part. */
  readonly pending: ReadonlyMap<Part, string>;
  /** The versions, newest first, each with its heading. */
  readonly released: string;
}

/** @throws Error when "Unreleased" is missing, or when a part of it is not one of those above */
export const readChangelog = (text: string): Changelog => {
  const begin = text.indexOf(`${unreleased}\n`);
  if (begin === -1) throw new Error(`CHANGELOG.md has no "${unreleased}"`);
  const end = text.indexOf('\n## ', begin + unreleased.length);
  const section = text.slice(begin + unreleased.length, end === -1 ? undefined : end);
  const [loose = '', ...found] = section.split(/^### /m);
  if (loose.trim() !== '') throw new Error(`CHANGELOG.md has lines below "${unreleased}" outside of its parts`);
  const pending = new Map<Part, string>();
  for (const each of found) {
    const [name = '', ...lines] = each.split('\n');
    if (!isPart(name.trim())) throw new Error(`CHANGELOG.md: "${name}" is none of ${parts.join(', ')}`);
    const content = lines.join('\n').trim();
    if (content !== '') pending.set(name.trim() as Part, content);
  }
  return { before: text.slice(0, begin), pending, released: end === -1 ? '' : text.slice(end + 1) };
};

/** Whether a line that is not released says `**Breaking**`. */
export const isBreaking = ({ pending }: Changelog): boolean =>
  pending.has('Removed') || [...pending.values()].some((lines) => lines.includes('**Breaking**'));

/** Whether more than faults were corrected. */
export const addsSomething = ({ pending }: Changelog): boolean =>
  [...pending.keys()].some((part) => part !== 'Fixed' && part !== 'Security');

/** What the version says, without its heading. @throws Error when nothing is pending */
export const notesOf = ({ pending }: Changelog): string => {
  if (pending.size === 0) throw new Error(`CHANGELOG.md has nothing below "${unreleased}"`);
  return parts.flatMap((part) => (pending.has(part) ? [`### ${part}\n\n${pending.get(part)}`] : [])).join('\n\n');
};

/** The changelog with everything that was pending below the version. */
export const cutVersion = (changelog: Changelog, version: string, date: string): string => {
  const empty = offered.map((part) => `### ${part}\n`).join('\n');
  const { before, released } = changelog;
  return `${before}${unreleased}\n\n${empty}\n## ${version} - ${date}\n\n${notesOf(changelog)}\n${released && `\n${released}`}`;
};
