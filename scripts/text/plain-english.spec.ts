import { describe, expect, it } from 'vitest';
import { bannedPhrases } from './banned-phrases.ts';
import { checkPlainEnglish } from './plain-english.ts';
import { repositoryOf } from './testing.ts';

const check = (path: string, text: string) => checkPlainEnglish(repositoryOf({ [path]: text }));

describe('a phrase that reads like a translation', () => {
  it.each([
    ['a comment', 'backend/src/a.ts', '// the date stands on the calendar'],
    ['a docstring', 'backend/src/a.ts', '/** Answers the first task. */\nexport const a = 1;'],
    ['a comment before a closing brace', 'backend/src/a.ts', 'const f = () => {\n  // builds it anew\n};'],
    ['a comment after code', 'backend/src/a.ts', 'const a = 1; // kept for ever'],
    ['a component', 'shell/src/a.tsx', 'const a = <p>{/* lies beneath */}</p>;'],
    ['a message', 'shell/src/messages/en.ts', "export const english = { a: 'Everything of yours' };"],
    ['a log line', 'backend/src/a.ts', "log.warn({ id }, 'the operator is told');"],
    ['an error', 'backend/src/a.ts', 'throw new RangeError(`${name} was changed since`);'],
    ['the help of a command', 'backend/src/a.ts', "program.description('builds read models anew');"],
    ['a test title', 'backend/src/a.spec.ts', "it.each([1])('goes on with %s', () => undefined);"],
    ['a migration', 'backend/migrations/a.sql', '-- one row in a table of its own, for each\nselect 1;'],
    ['a document', 'README.md', 'To look after it, run `hub`.'],
    ['a pipeline', '.ci/test.yml', 'steps: # by hand alone'],
  ])('is found in %s', (_, path, text) => {
    expect(check(path, text)).toEqual([expect.stringMatching(/^.+:\d+ says “.+”: write .+/)]);
  });

  it('is found across lines, and named by the line that it begins on', () => {
    const comment = '/**\n * The request is sent once\n * more, and once\n */';
    expect(check('backend/src/a.ts', comment)).toEqual(['backend/src/a.ts:2 says “once more”: write again']);
    expect(check('backend/src/a.ts', '// sent once\n// more')).toHaveLength(1);
  });

  it.each([
    ['code', 'backend/src/a.ts', 'const told = stands(beside);'],
    ['a text that only the program reads', 'backend/src/a.ts', "const words = ['told', 'stands'];"],
    ['code in a document', 'README.md', 'Set `beside` to 1.'],
    ['the specification', 'docs/spec/decisions.md', 'The date stands on the calendar.'],
    [
      'ordinary English',
      'backend/src/a.ts',
      '// t3 stands for a task; runs take turns; leads a group of its own processes',
    ],
  ])('is allowed in %s', (_, path, text) => {
    expect(check(path, text)).toEqual([]);
  });

  it('may be a text that the specification fixes', () => {
    const fixed = 'The link was changed since you asked';
    const messages = `export const english = {\n  a: '${fixed}',\n};`;
    expect(check('shell/src/messages/en.ts', messages)).toHaveLength(1);
    expect(
      checkPlainEnglish(
        repositoryOf({ 'docs/spec/checklist.md': `- [ ] S1.1 “${fixed}”.`, 'shell/src/messages/en.ts': messages }),
      ),
    ).toEqual([]);
  });

  it('has a replacement', () => {
    for (const [pattern, write] of bannedPhrases) expect([pattern, write.length > 0]).toEqual([pattern, true]);
  });
});
