import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { ankiCollection, type Deck } from './anki-collection.ts';

/** A deck as Anki imports one: a zip with its collection, and a list of media, of which there are none. */
export const apkgOf = async (deck: Deck): Promise<Uint8Array> => {
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(await ankiCollection(deck)), 'collection.anki2');
  zip.addBuffer(Buffer.from('{}'), 'media');
  zip.end();
  return buffer(zip.outputStream);
};
