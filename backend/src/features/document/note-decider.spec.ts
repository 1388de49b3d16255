import { ClassId, DocumentId, mostNoteVersions, UserId } from '@hub/contracts';
import { describe, expect, it } from 'vitest';
import { specOf } from '../../platform/testing/given-when-then.ts';
import { document, type Document, type Upload } from './decider.ts';
import type { DocumentEvent, Version } from './events.ts';
import type { NoteText } from './note.ts';

const { given } = specOf(document);
const documentId = DocumentId.parse('8e2b6c14-7a35-4f0d-9c48-1b5d3e7f9a02');
const ann = UserId.parse('3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11');
const bob = UserId.parse('c2f0e2a4-1b51-4f6e-9c0b-7d7a3a8e5b22');

const file: Upload = {
  classId: ClassId.parse('5d7e1c0a-9f2b-4a8e-8b1d-2c6f0e9a7b33'),
  name: 'Week 1.txt',
  docType: 'note',
  filePath: 'first',
  mimeType: 'text/plain',
  size: 7,
  hash: 'first hash',
  description: null,
};
const uploaded: DocumentEvent = { type: 'DocumentUploaded', data: { documentId, ownerId: ann, ...file } };
const asUploaded = { version: 0, filePath: 'first', size: 7, writtenAt: null };

const at = (minute: number) => `2026-11-26T10:${String(minute).padStart(2, '0')}:00.000Z`;
const textOf = (filePath: string, more: Partial<NoteText> = {}): NoteText => ({
  filePath,
  size: 9,
  hash: `${filePath} hash`,
  writer: 'this tab',
  after: 0,
  at: at(0),
  ...more,
});
const write = (text: NoteText, by = ann) => ({ type: 'WriteNote', documentId, by, text }) as const;

const stored = ({ at: writtenAt, after, ...text }: NoteText) => {
  return { documentId, ...text, writtenAt, version: after + 1 };
};
const written = (text: NoteText, kept: Version = asUploaded): DocumentEvent => {
  return { type: 'NoteWritten', data: { ...stored(text), dropped: [], kept } };
};
const continued = (text: NoteText, dropped: string): DocumentEvent => {
  return { type: 'NoteContinued', data: { ...stored(text), dropped: [dropped] } };
};

describe('writing a note', () => {
  const second = textOf('second');
  const third = textOf('third', { after: 1, at: at(9) });

  it('keeps the text that was uploaded', () => {
    given(uploaded).when(write(second)).then(written(second));
  });
  it('continues a version for ten minutes, in which only its newest text is kept', () => {
    given(uploaded, written(second)).when(write(third)).then(continued(third, 'second'));
    const fourth = textOf('fourth', { after: 2, at: at(10) });
    given(uploaded, written(second), continued(third, 'second'))
      .when(write(fourth))
      .then(written(fourth, { version: 2, filePath: 'third', size: 9, writtenAt: at(9) }));
  });
  it('from another tab begins a version, so that both texts are kept', () => {
    const other = textOf('third', { after: 1, writer: 'another tab' });
    given(uploaded, written(second))
      .when(write(other))
      .then(written(other, { version: 1, filePath: 'second', size: 9, writtenAt: at(0) }));
  });
  it('is refused when another text was stored in the meantime', () => {
    given(uploaded, written(second))
      .when(write(textOf('third')))
      .thenRejects('note_changed');
  });
  it('records nothing when the text is the same', () => {
    given(uploaded)
      .when(write(textOf('second', { hash: 'first hash' })))
      .then();
  });
  it('is refused for other documents, and for those of someone else', () => {
    const slides: DocumentEvent = { ...uploaded, data: { ...uploaded.data, docType: 'general' } };
    given(slides).when(write(second)).thenRejects('not_a_note');
    given(uploaded).when(write(second, bob)).thenRejects('document_not_found');
  });
  it('drops the oldest text when too many are kept', () => {
    const fold = (events: readonly DocumentEvent[], state: Document | null = null) =>
      events.reduce((before, event) => document.evolve(before, event), state);
    let state = fold([uploaded]);
    for (let version = 0; version <= mostNoteVersions; version += 1) {
      const text = textOf(`text ${version + 1}`, { after: version, writer: `tab ${version}` });
      state = fold(document.decide(write(text), state), state);
    }
    const kept = state?.note?.earlier.map(({ filePath }) => filePath);
    expect(kept).toHaveLength(mostNoteVersions);
    expect(kept?.at(0)).toBe(`text ${mostNoteVersions}`);
    expect(kept?.at(-1)).toBe('text 1');
  });
});
