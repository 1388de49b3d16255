import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const web = join(root, 'build/web');

/** Patterns of keys and passwords, of ours and of the services that the product calls. */
const secrets: Readonly<Record<string, RegExp>> = {
  'a private key': /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----[\s\S]{40}/,
  'a key of OpenAI': /\bsk-(?:proj-)?[\w-]{32,}/,
  'a key of Google': /\bAIza[\w-]{35}\b/,
  'a key of Amazon': /\bAKIA[0-9A-Z]{16}\b/,
  'a token of GitHub': /\bgh[pousr]_\w{36}\b/,
  'an address with a password':
    /\b(?:postgres(?:ql)?|smtps?|esdb|amqp):\/\/[^\s:/@"'`$<>]+:(?!password@|secret@|changeit@)[^\s@"'`$<>{]{8,}@/,
};
/** Settings that only servers may know. */
const ofServers = /\b(?:MASTER_KEY|WORKER_TOKEN|DATABASE_URL|EVENTSTORE_URL|OIDC_CLIENT_SECRET|SMTP_URL|\w+_API_KEY)\b/;

const found = (files: readonly string[], patterns: Readonly<Record<string, RegExp>>) =>
  files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'latin1');
    return Object.entries(patterns).flatMap(([name, pattern]) => (pattern.test(text) ? [`${file} holds ${name}`] : []));
  });

const isText = (file: string) => /\.(?:js|mjs|ts|tsx|json|html|css|map|md|txt|yaml|yml|cjs|sh|conf)$/.test(file);

describe('[K1] no secret', () => {
  it.skipIf(!existsSync(web))('is in anything that is sent to a browser (built by pnpm test before)', () => {
    const files = globSync('build/web/**/*', { cwd: root }).filter(isText);
    expect(files.length).toBeGreaterThan(10);
    expect(found(files, { ...secrets, 'a setting of servers': ofServers })).toEqual([]);
  });

  it('is in the repository', () => {
    const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root }).toString().split('\0');
    const files = tracked.filter((file) => isText(file) && existsSync(join(root, file)));
    expect(files.length).toBeGreaterThan(500);
    expect(found(files, secrets)).toEqual([]);
  });
});
