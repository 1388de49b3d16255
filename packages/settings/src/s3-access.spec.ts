import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readSettings } from './read-settings.ts';
import { s3Access, s3Settings } from './s3-access.ts';

const access = (environment: Record<string, string>) => s3Access(readSettings(z.object(s3Settings), environment));

describe('the settings of an S3 bucket', () => {
  it('are not needed: files are then stored on disk', () => {
    expect(access({})).toBeNull();
  });

  it("use Amazon's address and the machine's own credentials when only the bucket is given", () => {
    expect(access({ S3_BUCKET: 'hub' })).toEqual({
      bucket: 'hub',
      endpoint: undefined,
      region: 'us-east-1',
      credentials: undefined,
      pathStyle: false,
    });
  });

  it('reach any other server', () => {
    const given = {
      S3_BUCKET: 'hub',
      S3_ENDPOINT: 'http://minio:9000',
      S3_REGION: 'eu-central-1',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
      S3_PATH_STYLE: 'true',
    };
    expect(access(given)).toEqual({
      bucket: 'hub',
      endpoint: 'http://minio:9000',
      region: 'eu-central-1',
      credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
      pathStyle: true,
    });
  });

  it('name what is missing or wrong', () => {
    expect(() => access({ S3_BUCKET: 'hub', S3_ACCESS_KEY_ID: 'key' })).toThrow('belong together');
    expect(() => access({ S3_ENDPOINT: 'http://minio:9000' })).toThrow('S3_BUCKET is missing');
    expect(() => access({ S3_BUCKET: 'hub', S3_ENDPOINT: 'minio:9000' })).toThrow('S3_ENDPOINT must be an address');
  });
});
