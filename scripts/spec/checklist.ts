/** One testable statement of the specification. */
export interface Line {
  /** As `S7.12`. */
  readonly id: string;
  readonly section: string;
  readonly text: string;
}

const item = /^- \[[ x]\] ((S\d+)\.\d+) (.+)$/;

/** The lines of `docs/spec/checklist.md`. */
export const readChecklist = (text: string): Line[] =>
  text.split('\n').flatMap((line) => {
    const [, id, section, statement] = item.exec(line) ?? [];
    return id && section && statement ? [{ id, section, text: statement }] : [];
  });

const group = /\[(S\d+\.\d+(?:,\s*S\d+\.\d+)*)\]/g;

/** The lines that a title names: `[S7.12]`, `[S7.12] [S7.13]` or `[S7.12, S7.13]`. */
export const idsIn = (title: string): string[] =>
  [...title.matchAll(group)].flatMap(([, ids = '']) => ids.split(/,\s*/));

/** The lines among the tags of a test: `S7.12` of vitest's, `@S7.12` of Playwright's. */
export const idsAmong = (tags: readonly string[]): string[] =>
  tags.map((tag) => tag.replace(/^@/, '')).filter((tag) => /^S\d+\.\d+$/.test(tag));

const list = /\btags?: (?:\[([^\]]*)\]|('[^']*'))/g;

/** The lines that the tests of a source file name in their tags. */
export const idsInTagsOf = (source: string): string[] =>
  [...source.matchAll(list)].flatMap(([, many = '', one = '']) =>
    idsAmong([...(many + one).matchAll(/'([^']+)'/g)].map(([, tag = '']) => tag)),
  );
