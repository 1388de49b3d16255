import { createPrivateKey, X509Certificate } from 'node:crypto';
import type { SelfsignedOptions } from 'selfsigned';

/** A private key and its certificate, both as PEM. */
export interface KeyAndCertificate {
  readonly key: string;
  readonly certificate: string;
}

const years = (count: number) => count * 365 * 86_400_000;
const authorityLife = years(20);
const serverLife = years(5);
/** Renewed at the first start in the last year of validity. */
const renewBefore = years(1);
/** Validity starts in the past, so a clock that is slightly behind still accepts them. */
const clockStep = 3_600_000;

type Extensions = NonNullable<SelfsignedOptions['extensions']>;

async function certify(name: string, options: SelfsignedOptions): Promise<KeyAndCertificate> {
  const { generate } = await import('selfsigned'); // slow to load and rarely needed
  const made = await generate([{ name: 'commonName', value: name }], {
    keyType: 'ec',
    algorithm: 'sha256',
    ...options,
  });
  return { key: made.private, certificate: made.cert };
}

const lasting = (now: number, life: number) => ({
  notBeforeDate: new Date(now - clockStep),
  notAfterDate: new Date(now + life),
});

/** Creates an authority for this log only. */
export function makeAuthority(now: number): Promise<KeyAndCertificate> {
  const extensions: Extensions = [
    { name: 'basicConstraints', cA: true, pathLenConstraint: 0, critical: true },
    { name: 'keyUsage', keyCertSign: true, critical: true },
  ];
  return certify('Event log authority', { ...lasting(now, authorityLife), extensions });
}

/** Creates a server certificate for 127.0.0.1, ::1 and localhost. */
export function makeServerCertificate(
  { key, certificate }: KeyAndCertificate,
  now: number,
): Promise<KeyAndCertificate> {
  const extensions: Extensions = [
    { name: 'basicConstraints', cA: false, critical: true },
    { name: 'keyUsage', digitalSignature: true, critical: true },
    { name: 'extKeyUsage', serverAuth: true },
    {
      name: 'subjectAltName',
      altNames: [
        { type: 2, value: 'localhost' },
        { type: 7, ip: '127.0.0.1' },
        { type: 7, ip: '::1' },
      ],
    },
  ];
  return certify('Event log', { ...lasting(now, serverLife), extensions, ca: { key, cert: certificate } });
}

function lasts({ key, certificate }: KeyAndCertificate, now: number, atLeast: number): X509Certificate | undefined {
  try {
    const parsed = new X509Certificate(certificate);
    const fits = parsed.checkPrivateKey(createPrivateKey(key));
    const inTime = parsed.validFromDate.getTime() <= now && parsed.validToDate.getTime() >= now + atLeast;
    return fits && inTime ? parsed : undefined;
  } catch {
    return undefined; // a truncated or edited file
  }
}

/** Whether the authority outlives a server certificate created now. */
export const isGoodAuthority = (authority: KeyAndCertificate, now: number) =>
  lasts(authority, now, serverLife + renewBefore)?.ca === true;

/** Whether the certificate is signed by this authority and does not expire soon. */
export function isGoodServerCertificate(server: KeyAndCertificate, authority: KeyAndCertificate, now: number): boolean {
  const issuer = new X509Certificate(authority.certificate);
  const parsed = lasts(server, now, renewBefore);
  return parsed !== undefined && parsed.checkIssued(issuer) && parsed.verify(issuer.publicKey);
}
