import { expect, it } from 'vitest';
import { checkCommands } from './commands.ts';
import { repositoryOf } from './testing.ts';

const check = (text: string) =>
  checkCommands(
    repositoryOf({
      'README.md': text,
      'package.json': '{\n  "scripts": {\n    "start": "node start.ts",\n    "hub": "node hub.ts"\n  }\n}',
      'backend/src/hub/log.ts': "const group = hub.command('log');\ngroup.command('export');",
      'backend/src/hub/erase.ts': "hub.command('erase').argument('<student>')",
    }),
  );

it('commands that a document names exist', () => {
  const code = '```sh\nnpx -y pnpm@12 start\npnpm hub log export log.jsonl\nnode backend/src/hub.ts erase ann\n```';
  expect(check(`${code} Or \`hub log export\`. Use pnpm wherever you can.`)).toEqual([]);
  expect(check('`pnpm begin`')).toEqual(['README.md names the command pnpm begin, which does not exist']);
  expect(check('`hub log eksport`')).toEqual(['README.md names the command hub log eksport, which does not exist']);
  expect(check('```sh\npnpm hub forget ann\n```')).toEqual([
    'README.md names the command hub forget ann, which does not exist',
  ]);
});
