import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** The bytes of a file that a setting names. */
const fileOf = z.string().transform((path, context) => {
  try {
    return readFileSync(path);
  } catch {
    context.addIssue({ code: 'custom', message: `names a file that cannot be read: ${path}` });
    return z.NEVER;
  }
});

/** How a process reaches Temporal, for the schema of its settings. */
export const temporalSettings = {
  TEMPORAL_ADDRESS: z.string().default('127.0.0.1:7233'),
  TEMPORAL_NAMESPACE: z.string().default('default'),
  TEMPORAL_TLS: z.enum(['true', 'false'], 'must be true or false').optional(),
  TEMPORAL_TLS_CA_FILE: fileOf.optional(),
  TEMPORAL_TLS_CERT_FILE: fileOf.optional(),
  TEMPORAL_TLS_KEY_FILE: fileOf.optional(),
  TEMPORAL_API_KEY: z.string().optional(),
};

type TemporalSettings = z.output<z.ZodObject<typeof temporalSettings>>;

/** What Temporal's client and worker take to connect. */
export interface TemporalAccess {
  /** host:port */
  readonly address: string;
  readonly namespace: string;
  /** `false` without TLS; the certificate authority defaults to those of the system. */
  readonly tls:
    | false
    | {
        readonly serverRootCACertificate?: Buffer;
        readonly clientCertPair?: { readonly crt: Buffer; readonly key: Buffer };
      };
  /** Sent with every call; never without TLS. */
  readonly apiKey?: string;
}

/** A server without TLS, as the local one is. */
export const plainTemporal = (address: string): TemporalAccess => ({ address, namespace: 'default', tls: false });

/**
 * TLS is on when any of its files or an API key is given.
 * @throws Error when a certificate comes without its key or a key without its certificate, or when TLS is switched off
 * although something needs it
 */
export const temporalAccess = (value: TemporalSettings): TemporalAccess => {
  const { TEMPORAL_TLS: tls, TEMPORAL_TLS_CA_FILE: ca, TEMPORAL_API_KEY: apiKey } = value;
  const { TEMPORAL_TLS_CERT_FILE: crt, TEMPORAL_TLS_KEY_FILE: key } = value;
  if ((crt === undefined) !== (key === undefined)) {
    throw new Error('TEMPORAL_TLS_CERT_FILE and TEMPORAL_TLS_KEY_FILE belong together');
  }
  const needsTls = [ca, crt, apiKey].some((given) => given !== undefined);
  if (needsTls && tls === 'false') throw new Error('TEMPORAL_TLS is false, but a certificate or an API key needs it');
  return {
    address: value.TEMPORAL_ADDRESS,
    namespace: value.TEMPORAL_NAMESPACE,
    tls: (tls === 'true' || needsTls) && {
      ...(ca && { serverRootCACertificate: ca }),
      ...(crt && key && { clientCertPair: { crt, key } }),
    },
    ...(apiKey !== undefined && { apiKey }),
  };
};
