import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  ListMultipartUploadsCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { S3Access } from '@hub/settings';
import { Readable } from 'node:stream';
import { Rejection } from '../domain/index.ts';
import type { Blobs } from './blobs.ts';

/** Larger objects are sent in parts, of which two are in memory at a time. */
const partBytes = 8 * 1024 * 1024;
const [connectMs, silentMs] = [3_000, 30_000];

/** All objects have names below this, so that a bucket can serve other purposes too. */
const folder = 'files/';

const statusOf = (error: unknown) => (error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined);

/** A server that is down, does not respond or is too busy: a retry later can help. */
const unavailableWhenAway = (error: unknown): never => {
  const status = statusOf(error);
  const isOwn = error instanceof Rejection || (status === undefined && !isNetworkError(error));
  if (isOwn || (status !== undefined && status < 500 && status !== 429)) throw error;
  throw Object.assign(new Rejection('unavailable'), { cause: error });
};

const networkErrors =
  /^(?:TimeoutError|AbortError|RequestTimeout)$|^(?:ECONN|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|EHOST)/;
const isNetworkError = (error: unknown): boolean =>
  error instanceof Error &&
  (networkErrors.test(error.name) || ('code' in error && networkErrors.test(String(error.code))));

const nullWhenMissing = (error: unknown) => {
  if (statusOf(error) !== 404) throw error;
  return null;
};

const present = <Value>(values: readonly (Value | undefined)[] = []): Value[] =>
  values.flatMap((value) => (value === undefined ? [] : [value]));

/** The bucket must exist. Its versioning should be off: old versions stay, though no key opens them. */
export const createS3Blobs = ({ bucket, endpoint, region, credentials, pathStyle }: S3Access): Blobs => {
  const client = new S3Client({
    region,
    forcePathStyle: pathStyle,
    requestHandler: { connectionTimeout: connectMs, requestTimeout: silentMs },
    ...(endpoint !== undefined && { endpoint }),
    ...(credentials && { credentials }),
  });
  const prefixOf = (ownerId: string) => `${folder}${ownerId}/`;
  const at = (ownerId: string, name: string) => ({ Bucket: bucket, Key: `${prefixOf(ownerId)}${name}` });

  async function* objectsOf(ownerId: string) {
    const prefix = prefixOf(ownerId);
    for await (const { Contents } of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix })) {
      for (const { Key, Size, LastModified } of Contents ?? []) {
        yield { name: (Key ?? '').slice(prefix.length), size: Size ?? 0, changedAt: LastModified?.getTime() ?? 0 };
      }
    }
  }

  const removeUploads = async (ownerId: string, before: number) => {
    let removed = 0;
    for (;;) {
      const { Uploads } = await client.send(
        new ListMultipartUploadsCommand({ Bucket: bucket, Prefix: prefixOf(ownerId) }),
      );
      const old = (Uploads ?? []).filter(({ Initiated }) => (Initiated?.getTime() ?? 0) < before);
      for (const { Key, UploadId } of old) {
        await client.send(new AbortMultipartUploadCommand({ Bucket: bucket, Key, UploadId })).catch(nullWhenMissing);
      }
      removed += old.length;
      if (old.length === 0) return removed; // younger ones belong to uploads that are running
    }
  };

  const removeObjects = async (ownerId: string) => {
    const list = { Bucket: bucket, Prefix: prefixOf(ownerId) };
    for await (const { Contents } of paginateListObjectsV2({ client }, list)) {
      const keys = present((Contents ?? []).map(({ Key }) => Key));
      if (keys.length === 0) continue;
      const Delete = { Objects: keys.map((Key) => ({ Key })), Quiet: true };
      const { Errors = [] } = await client.send(new DeleteObjectsCommand({ Bucket: bucket, Delete }));
      const left = Errors.filter(({ Code }) => Code !== 'NoSuchKey'); // another deletion was faster
      if (left.length > 0) throw new Error(`${left.length} objects could not be deleted: ${left[0]?.Message ?? ''}`);
    }
  };

  return {
    async write(ownerId, name, content) {
      const params = { ...at(ownerId, name), Body: Readable.from(content, { objectMode: false }) };
      await new Upload({ client, params, partSize: partBytes, queueSize: 2 }).done().catch(unavailableWhenAway);
    },

    async sizeOf(ownerId, name) {
      const head = client.send(new HeadObjectCommand(at(ownerId, name)));
      const found = await head.catch(nullWhenMissing).catch(unavailableWhenAway);
      return found?.ContentLength ?? null;
    },

    async *read(ownerId, name, { start, end }) {
      const get = new GetObjectCommand({ ...at(ownerId, name), Range: `bytes=${start}-${end}` });
      const { Body } = await client.send(get).catch(unavailableWhenAway);
      if (!(Body instanceof Readable)) throw new Error('An object has no content');
      yield* Body;
    },

    async remove(ownerId, name) {
      await client.send(new DeleteObjectCommand(at(ownerId, name))).catch(unavailableWhenAway);
    },

    async removeAll(ownerId) {
      await removeUploads(ownerId, Infinity).catch(unavailableWhenAway);
      await removeObjects(ownerId).catch(unavailableWhenAway);
    },

    removePartial: removeUploads,

    list: objectsOf,

    async owners() {
      const list = { Bucket: bucket, Prefix: folder, Delimiter: '/' };
      const owners: string[] = [];
      for await (const { CommonPrefixes } of paginateListObjectsV2({ client }, list)) {
        const prefixes = present((CommonPrefixes ?? []).map(({ Prefix }) => Prefix));
        owners.push(...prefixes.map((prefix) => prefix.slice(folder.length, -1)));
      }
      return owners;
    },

    async check() {
      await client.send(new HeadBucketCommand({ Bucket: bucket }));
    },

    close: () => client.destroy(),
  };
};
