import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { tables } from './anki-tables.ts';
import { inTemporaryFolder } from './temporary-folder.ts';

/** A set in Anki's terms. */
export interface Deck {
  /** UUIDs, so that importing a later export updates the same notes in Anki. */
  readonly id: string;
  readonly title: string;
  readonly description: string | null;
  /** ISO 8601 UTC. */
  readonly createdAt: string;
  readonly cards: readonly { readonly id: string; readonly front: string; readonly back: string }[];
}

const modelId = 1_795_132_800_000; // constant, so that Anki uses one note type for all sets
const css = '.card { font-family: arial; font-size: 20px; text-align: center; color: black; background-color: white; }';
const field = (name: string, ord: number) => ({
  name,
  ord,
  sticky: false,
  rtl: false,
  font: 'Arial',
  size: 20,
  media: [],
});

/** 48 bits of a UUID: Anki's ids are numbers. */
const numberOf = (uuid: string) => Number.parseInt(uuid.replaceAll('-', '').slice(-12), 16);

/** Anki's fields are HTML. */
const html = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll(/\r?\n/g, '<br>');

const checksum = (text: string) => Number.parseInt(createHash('sha1').update(text).digest('hex').slice(0, 8), 16);

const fieldSeparator = '\u{1f}';

const collectionOf = ({ id, title, description }: Deck, seconds: number) => {
  const deck = { mod: seconds, usn: -1, lrnToday: [0, 0], revToday: [0, 0], newToday: [0, 0], timeToday: [0, 0] };
  const shown = { collapsed: false, browserCollapsed: false, dyn: 0, conf: 1, extendNew: 0, extendRev: 0 };
  const deckId = numberOf(id);
  const template = { name: 'Card 1', ord: 0, qfmt: '{{Front}}', afmt: '{{FrontSide}}<hr id=answer>{{Back}}' };
  const model = {
    id: modelId,
    name: 'Academic Hub',
    type: 0,
    mod: seconds,
    usn: -1,
    sortf: 0,
    did: deckId,
    tmpls: [{ ...template, did: null, bqfmt: '', bafmt: '' }],
    flds: [field('Front', 0), field('Back', 1)],
    css,
    latexPre: '',
    latexPost: '',
    tags: [],
    vers: [],
    req: [[0, 'all', [0]]],
  };
  const options = {
    id: 1,
    name: 'Default',
    mod: 0,
    usn: 0,
    maxTaken: 60,
    autoplay: true,
    timer: 0,
    replayq: true,
    new: { bury: true, delays: [1, 10], initialFactor: 2500, ints: [1, 4, 7], order: 1, perDay: 20, separate: true },
    rev: { bury: true, ease4: 1.3, fuzz: 0.05, ivlFct: 1, maxIvl: 36_500, minSpace: 1, perDay: 200 },
    lapse: { delays: [10], leechAction: 0, leechFails: 8, minInt: 1, mult: 0 },
  };
  return {
    conf: { activeDecks: [deckId], curDeck: deckId, curModel: String(modelId), nextPos: 1, sortType: 'noteFld' },
    models: { [modelId]: model },
    decks: {
      1: { id: 1, name: 'Default', desc: '', ...deck, ...shown },
      [deckId]: { id: deckId, name: title, desc: html(description ?? ''), ...deck, ...shown },
    },
    dconf: { 1: options },
  };
};

const fill = (db: DatabaseSync, deck: Deck) => {
  const milliseconds = Date.parse(deck.createdAt);
  const seconds = Math.floor(milliseconds / 1000);
  const { conf, models, decks, dconf } = collectionOf(deck, seconds);
  const json = [conf, models, decks, dconf].map((part) => JSON.stringify(part));
  db.exec(tables);
  db.prepare('insert into col values (1, ?, ?, ?, 11, 0, 0, 0, ?, ?, ?, ?, ?)').run(
    seconds,
    milliseconds,
    milliseconds,
    ...json,
    '{}',
  );
  const note = db.prepare("insert into notes values (?, ?, ?, ?, -1, '', ?, ?, ?, 0, '')");
  const card = db.prepare("insert into cards values (?, ?, ?, 0, ?, -1, 0, 0, ?, 0, 0, 0, 0, 0, 0, 0, 0, '')");
  db.exec('begin');
  for (const [index, { id, front, back }] of deck.cards.entries()) {
    const [number, question] = [numberOf(id), html(front)];
    const fields = [question, html(back)].join(fieldSeparator);
    note.run(number, id, modelId, seconds, fields, question, checksum(question));
    card.run(number, number, numberOf(deck.id), seconds, index + 1);
  }
  db.exec('commit');
};

/** The bytes of an Anki collection with one deck: `collection.anki2` of a package. */
export const ankiCollection = (deck: Deck): Promise<Uint8Array> =>
  inTemporaryFolder(async (folder) => {
    const file = `${folder}/collection.anki2`;
    const db = new DatabaseSync(file);
    try {
      fill(db, deck);
    } finally {
      db.close();
    }
    return readFile(file);
  });
