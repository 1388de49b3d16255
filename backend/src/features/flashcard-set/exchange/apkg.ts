import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { ankiCollection, type Deck } from './anki-collection.ts';

/** An Anki package: a zip of a collection and an empty list of media. */
export const apkgOf = async (deck: Deck): Promise<Uint8Array> => {
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(await ankiCollection(deck)), 'collection.anki2');
  zip.addBuffer(Buffer.from('{}'), 'media');
  zip.end();
  return buffer(zip.outputStream);
};
