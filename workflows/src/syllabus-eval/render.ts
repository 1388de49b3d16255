import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, extname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { annotations } from './documents.ts';
import type { Reference } from './gold.ts';

const run = (command: string, args: readonly string[]) =>
  execFileSync(command, args, {
    maxBuffer: 1 << 28,
    timeout: 120_000,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, GIT_NO_LAZY_FETCH: '1' },
  });

const sourceOf = ({ repo, commit, path }: Reference, mirrors: string) => {
  const base = join(mirrors, repo.replace('/', '+'));
  const git = ['repo/.git', 'repo', '.git', '.'].map((at) => join(base, at)).find((at) => existsSync(join(at, 'HEAD')));
  if (git === undefined) throw new Error(`no mirror of ${repo}`);
  return run('git', ['--git-dir', git, 'show', `${commit}:${path}`]);
};

const style =
  'body{font:11pt/1.4 sans-serif}table{border-collapse:collapse}td,th{border:1px solid #999;padding:2px 6px;vertical-align:top}';

/** Writes a document as a student would upload it; needs Debian's pandoc and chromium for `md-pdf`, `md-docx`, `html-pdf`. */
const writeDocument = (reference: Reference, source: Buffer, to: string): string => {
  const work = mkdtempSync(join(tmpdir(), 'syllabus-'));
  const name = basename(reference.path);
  const stem = name.slice(0, name.length - extname(name).length);
  const input = join(work, `source${extname(name)}`);
  writeFileSync(input, source);
  const from = reference.from ?? 'gfm+yaml_metadata_block';
  const print = (html: string, file: string) =>
    run('chromium', [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--no-pdf-header-footer',
      `--user-data-dir=${join(work, 'profile')}`,
      `--print-to-pdf=${resolve(to, file)}`,
      pathToFileURL(html).href,
    ]);
  try {
    if (reference.give === 'md-docx') {
      run('pandoc', ['-f', from, '-s', '-t', 'docx', '-o', resolve(to, `${stem}.docx`), input]);
      return `${stem}.docx`;
    }
    if (reference.give === 'md-pdf' || reference.give === 'html-pdf') {
      const page = join(work, 'page.html');
      const html = () =>
        String(run('pandoc', ['-f', from, '-s', '-t', 'html', '--metadata', 'pagetitle=Syllabus', input]));
      writeFileSync(
        page,
        reference.give === 'html-pdf' ? source : html().replace('</head>', () => `<style>${style}</style></head>`),
      );
      print(page, `${stem}.pdf`);
      return `${stem}.pdf`;
    }
    const file = reference.give === 'txt' ? `${stem}.txt` : name;
    writeFileSync(join(to, file), source);
    return file;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
};

/** Writes the annotated documents that are in local git mirrors, `<mirrors>/<owner>+<name>`; returns what could not be. */
export const renderDocuments = (mirrors: string, out: string): string[] =>
  annotations().flatMap(({ gold, reference }) => {
    const to = join(out, gold.id);
    if (existsSync(join(to, 'meta.json'))) return [];
    mkdirSync(to, { recursive: true });
    try {
      const file = writeDocument(reference, sourceOf(reference, mirrors), to);
      writeFileSync(join(to, 'meta.json'), JSON.stringify({ file }));
      return [];
    } catch (error) {
      return [`${gold.id}: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : 'failed'}`];
    }
  });
