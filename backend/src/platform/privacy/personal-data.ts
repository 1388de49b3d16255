import type { Knex } from 'knex';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { ZipFile } from 'yazl';
import { erased, type EventCodec, type EventLog } from '../event-log/index.ts';
import type { FileStore } from '../files/index.ts';
import { ownedTables, type Privacy } from './privacy.ts';

/** Exports the data of a student, except secrets such as hashes. */
export interface PersonalData {
  /**
   * All data of a student, as a zip archive created while it is read: `data.json` with the rows of every table,
   * `history.ndjson` with every event, one thing after the other, and the uploaded files.
   */
  export(ownerId: string): Readable;
}

interface PersonalDataDependencies {
  readonly db: Knex;
  readonly eventLog: Pick<EventLog, 'read'>;
  /** The names of the streams with events of a student. */
  readonly streamsOf: (ownerId: string) => Promise<readonly string[]>;
  readonly codec: Pick<EventCodec, 'decode'>;
  readonly files: Pick<FileStore, 'get'>;
  readonly privacies: readonly Privacy[];
}

type Row = Record<string, unknown>;

/** Streams that are in memory together. */
const readAtOnce = 16;

const Text = z.string();
const unsafe = /[\\/:*?"<>|\p{Cc}\p{Cf}]/gu;
/** Part of the key distinguishes files with the same name. */
const placeOf = (key: string, name: string) => `files/${key.slice(0, 8)} ${name.replaceAll(unsafe, '_')}`;

/** `privacies` list the tables: those that are missing or secret are not in the archive. */
export const createPersonalData = ({
  db,
  eventLog,
  streamsOf,
  codec,
  files,
  privacies,
}: PersonalDataDependencies): PersonalData => {
  const exported = ownedTables(privacies).filter(({ secret }) => !secret);

  async function* history(ownerId: string) {
    const streams = await streamsOf(ownerId);
    for (let at = 0; at < streams.length; at += readAtOnce) {
      const some = streams.slice(at, at + readAtOnce);
      const read = await Promise.all(some.map((stream) => eventLog.read(stream)));
      for (const stored of read.flat().filter(({ metadata }) => metadata['ownerId'] === ownerId)) {
        const { shape } = await codec.decode(stored);
        const { streamId: stream, type, created } = stored;
        const data = shape === erased ? erased : shape.data;
        yield `${JSON.stringify({ recordedAt: created.toISOString(), stream, type, data })}\n`;
      }
    }
  }

  const fill = async (zip: ZipFile, ownerId: string) => {
    const tables: Record<string, Row[]> = {};
    for (const { table, owner, file } of exported) {
      const rows: Row[] = await db<Row>(table).where({ [owner]: ownerId });
      tables[table] = rows;
      for (const row of rows) {
        if (!file || row[file.key] === null) continue;
        const key = Text.parse(row[file.key]);
        const name = 'as' in file ? file.as : Text.parse(row[file.name]);
        zip.addReadStreamLazy(placeOf(key, name), (open) => {
          files.get(ownerId, key).then(
            (bytes) => open(null, Readable.from([Buffer.from(bytes)])),
            (error: unknown) => open(error, Readable.from([])),
          );
        });
      }
    }
    zip.addBuffer(Buffer.from(JSON.stringify(tables, null, 2)), 'data.json');
    zip.addReadStreamLazy('history.ndjson', (open) => open(null, Readable.from(history(ownerId))));
    zip.end();
  };

  return {
    export(ownerId) {
      const zip = new ZipFile();
      const archive = new Readable().wrap(zip.outputStream);
      const fail = (error: unknown) => archive.destroy(error instanceof Error ? error : new Error(String(error)));
      zip.on('error', fail);
      fill(zip, ownerId).catch(fail);
      return archive;
    },
  };
};
