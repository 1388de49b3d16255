import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { goTool } from '@hub/go-tools';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { S3Access } from '@hub/settings';
import { freePort } from './free-port.ts';

/** A real S3 server on a folder. */
export interface S3Server {
  readonly access: S3Access;
  /** Raw access, to prepare what the product itself never does. */
  readonly client: S3Client;
  /** As when the server crashes. */
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const versitygw = { package: 'github.com/versity/versitygw/cmd/versitygw', version: 'v1.8.0' };

const respondsAt = async (endpoint: string) => {
  for (const end = Date.now() + 20_000; ;) {
    try {
      await fetch(endpoint);
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
};

/** The server's program, or why it cannot be had: specs are then skipped with this reason. */
export const s3Program = (): Promise<{ readonly path: string } | { readonly reason: string }> =>
  goTool(versitygw).then(
    (path) => ({ path }),
    (error: unknown) => ({ reason: String(error) }),
  );

/** A server with the empty bucket `hub`. */
export const startS3Server = async (program: string): Promise<S3Server> => {
  const folder = await mkdtemp(join(tmpdir(), 'hub-s3-'));
  await Promise.all(['objects', 'meta'].map((name) => mkdir(join(folder, name))));
  const port = await freePort();
  const endpoint = `http://127.0.0.1:${port}`;
  const credentials = { accessKeyId: 'hub-test', secretAccessKey: 'hub-test-secret' };
  const access = { bucket: 'hub', endpoint, region: 'us-east-1', credentials, pathStyle: true };
  const client = new S3Client({ region: access.region, endpoint, credentials, forcePathStyle: true });

  const launch = () => {
    const env = { ROOT_ACCESS_KEY: credentials.accessKeyId, ROOT_SECRET_KEY: credentials.secretAccessKey };
    const args = ['--quiet', '--port', `127.0.0.1:${port}`, 'posix', '--sidecar', join(folder, 'meta')];
    return spawn(program, [...args, join(folder, 'objects')], { env, stdio: 'ignore' });
  };
  let child = launch();
  await respondsAt(endpoint);
  await client.send(new CreateBucketCommand({ Bucket: access.bucket }));
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };

  return {
    access,
    client,
    kill,
    async start() {
      child = launch();
      await respondsAt(endpoint);
    },
    async stop() {
      client.destroy();
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
