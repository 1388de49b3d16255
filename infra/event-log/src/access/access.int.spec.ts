import { X509Certificate } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { temporaryAccess } from '../testing/targets.ts';
import { accessUrl, ensureAccess } from './access.ts';

let kept: Awaited<ReturnType<typeof temporaryAccess>>;
beforeEach(async () => {
  kept = await temporaryAccess();
});
afterEach(() => kept.remove());

const year = 365 * 86_400_000;
const certificateIn = (pem: string) => new X509Certificate(pem);

describe('password and certificates of the event log', () => {
  it('are created once', async () => {
    expect(await ensureAccess(kept.folder)).toEqual(kept.access);
    const other = await temporaryAccess();
    expect(other.access.password).not.toBe(kept.access.password);
    await other.remove();
  });

  it('are in files that only the owner can read', async () => {
    const files = await readdir(kept.folder);
    expect(files.toSorted()).toEqual(['authority.key', 'authority.pem', 'password', 'server.key', 'server.pem']);
    for (const file of files) expect((await stat(join(kept.folder, file))).mode & 0o777).toBe(0o600);
  });

  it('certify only this machine, by an authority that may not sign other authorities', async () => {
    const authority = certificateIn(await readFile(kept.access.authorityFile, 'utf8'));
    const server = certificateIn(kept.access.server.certificate);
    expect(server.subjectAltName).toBe('DNS:localhost, IP Address:127.0.0.1, IP Address:0:0:0:0:0:0:0:1');
    expect(server.checkIssued(authority) && server.verify(authority.publicKey)).toBe(true);
    expect([authority.ca, server.ca]).toEqual([true, false]);
  });

  it('renew the certificate in its last year, with the same authority and password', async () => {
    const before = await readFile(kept.access.authorityFile, 'utf8');
    const early = await ensureAccess(kept.folder, Date.now() + 3.9 * year);
    expect(early.server).toEqual(kept.access.server);
    const late = await ensureAccess(kept.folder, Date.now() + 4.1 * year);
    expect(late.server).not.toEqual(kept.access.server);
    expect(late.password).toBe(kept.access.password);
    expect(await readFile(kept.access.authorityFile, 'utf8')).toBe(before);
    expect(certificateIn(late.server.certificate).validToDate.getTime()).toBeGreaterThan(Date.now() + 9 * year);
  });

  it('renew the authority before a certificate could outlive it', async () => {
    const before = await readFile(kept.access.authorityFile, 'utf8');
    const late = await ensureAccess(kept.folder, Date.now() + 14.5 * year);
    const authority = certificateIn(await readFile(late.authorityFile, 'utf8'));
    expect(authority.toString()).not.toBe(before);
    expect(certificateIn(late.server.certificate).verify(authority.publicKey)).toBe(true);
  });

  it.each(['authority.key', 'authority.pem', 'server.key', 'server.pem'])(
    'are created again without %s',
    async (file) => {
      await writeFile(join(kept.folder, file), 'cut short');
      const again = await ensureAccess(kept.folder);
      const authority = certificateIn(await readFile(again.authorityFile, 'utf8'));
      expect(certificateIn(again.server.certificate).verify(authority.publicKey)).toBe(true);
      expect(await ensureAccess(kept.folder)).toEqual(again);
    },
  );

  it('reject an empty password', async () => {
    await writeFile(join(kept.folder, 'password'), '\n');
    await expect(ensureAccess(kept.folder)).rejects.toThrow(/password is empty/);
  });

  it('are part of the connection string, whatever the folder is called', () => {
    const access = { ...kept.access, password: 'a&b', authorityFile: '/my data/ä.pem' };
    expect(accessUrl(access, '127.0.0.1', 7)).toBe(
      'esdb://academic-hub:a%26b@127.0.0.1:7?tls=true&tlsCAFile=%2Fmy%20data%2F%C3%A4.pem',
    );
  });
});
