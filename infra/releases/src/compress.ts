import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesIn, siblingEndings } from './files.ts';

const compressible = /\.(js|css|svg|json|html)$/;

const brotli = (content: Buffer) =>
  promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
const packers = { '.br': brotli, '.gz': (content: Buffer) => promisify(gzip)(content, { level: 9 }) };

const copied = async (from: string, to: string) => {
  try {
    await copyFile(from, to);
    return true;
  } catch {
    return false;
  }
};

/**
 * Writes `.br` and `.gz` copies next to each text file of a folder. An asset of the same name in `earlier` has the same
 * content, because names contain a hash: its copies are reused, which saves seconds.
 */
export const writeSiblings = async (folder: string, earlier?: string) => {
  const files = (await filesIn(folder)).filter((file) => compressible.test(file));
  await Promise.all(
    files.flatMap((file) =>
      siblingEndings.map(async (ending) => {
        const target = join(folder, file + ending);
        if (earlier && file.startsWith('assets/') && (await copied(join(earlier, file + ending), target))) return;
        await writeFile(target, await packers[ending](await readFile(join(folder, file))));
      }),
    ),
  );
};
