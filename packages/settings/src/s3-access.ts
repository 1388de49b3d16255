import { z } from 'zod';

/** Where files are stored, for the schema of a process's settings. */
export const s3Settings = {
  S3_BUCKET: z.string().optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be an address, such as https://s3.example.edu' }).optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PATH_STYLE: z.stringbool('must be true or false').default(false),
};

type S3Settings = z.output<z.ZodObject<typeof s3Settings>>;

/** A bucket, and how to reach it. */
export interface S3Access {
  readonly bucket: string;
  /** Undefined: Amazon's own. */
  readonly endpoint: string | undefined;
  readonly region: string;
  /** Undefined: found by the client itself, such as those of the machine's role. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
  /** Whether the bucket is in the path instead of the host name, as most servers besides Amazon's need. */
  readonly pathStyle: boolean;
}

/**
 * Null without a bucket: files are then stored on disk.
 * @throws Error when a key comes without its secret or a secret without its key, or when there is no bucket to use them
 * for
 */
export const s3Access = (value: S3Settings): S3Access | null => {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint } = value;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = value;
  if ((accessKeyId === undefined) !== (secretAccessKey === undefined)) {
    throw new Error('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together');
  }
  if (bucket === undefined) {
    if (endpoint !== undefined || accessKeyId !== undefined)
      throw new Error('S3_BUCKET is missing: it names the bucket');
    return null;
  }
  return {
    bucket,
    endpoint,
    region: value.S3_REGION,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
    pathStyle: value.S3_PATH_STYLE,
  };
};
