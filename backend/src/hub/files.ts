import type { Command } from 'commander';
import { join } from 'node:path';
import { type Blobs, createDiskBlobs, createS3Blobs, moveBlobs } from '../platform/files/index.ts';
import type { HubContext } from './context.ts';
import { hubConfig } from './environment.ts';

const withPlaces = async ({ environment }: HubContext, work: (disk: Blobs, bucket: Blobs) => Promise<void>) => {
  const { dataDir, s3 } = hubConfig(environment);
  if (!s3) throw new Error('Set S3_BUCKET, and what else the bucket needs, as for the backend.');
  const bucket = createS3Blobs(s3);
  try {
    await bucket.check().catch((error: unknown) => {
      throw new Error(`The bucket ${s3.bucket} cannot be used`, { cause: error });
    });
    await work(createDiskBlobs(join(dataDir, 'files')), bucket);
  } finally {
    bucket.close();
  }
};

/** `hub files` */
export const filesCommand = (hub: Command, context: HubContext): void => {
  const files = hub.command('files').description("students' files, on disk or in an S3 bucket");

  files
    .command('move')
    .description('copy all files from DATA_DIR to the bucket, still encrypted, and compare every copy')
    .option('--back', 'from the bucket to DATA_DIR')
    .option('--remove', 'delete each file once its copy is compared; only when nothing uses it there any more')
    .addHelpText(
      'after',
      '\nCopy while the product runs, start it with the new settings, then run it again with --remove: files that' +
        '\ncame between follow. An interrupted run is repeated; what is there already is only compared.',
    )
    .action(({ back = false, remove = false }: { back?: boolean; remove?: boolean }) =>
      withPlaces(context, async (disk, bucket) => {
        const [from, to] = back ? [bucket, disk] : [disk, bucket];
        const { copied, present } = await moveBlobs({ from, to, remove });
        context.print(`${copied} files copied and compared, ${present} were there already.`);
        if (remove) context.print('The originals are deleted.');
      }),
    );
};
