import { Provenance } from '@hub/contracts';
import { afterAll, expect, it } from 'vitest';
import { course, passagesOf, schedule, studentId, today } from '@hub/study-rules/testing';
import { RulesAi } from './rules-ai.ts';
import { provenanceOf, sha256 } from './provenance.ts';

// from FIPS 180-2: "abc"
const ofAbc = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

it('names prompt and sources by their SHA-256, each source once', () => {
  expect(Provenance.parse(provenanceOf({ text: 'abc' }, ['abc', 'abc']))).toEqual({
    promptHash: ofAbc,
    sourceHashes: [ofAbc],
  });
});

it('differs for another prompt, and has no source when there is none', () => {
  const { promptHash, sourceHashes } = provenanceOf({ text: 'abd' });
  expect(promptHash).not.toBe(ofAbc);
  expect(sourceHashes).toEqual([]);
});

const ai = new RulesAi();
afterAll(() => ai.close());

it('is part of everything that the rules write', { timeout: 30_000 }, async () => {
  const passages = passagesOf('cell-biology');
  const hashes = passages.map(({ text }) => sha256(text));
  const about = { studentId, class: course, passages };
  const attachment = { name: 'a.txt', pieces: [{ page: 1, text: 'Salt stays.' }] };
  const cards = await ai.writeFlashcards({ ...about, prompt: 'Osmosis', count: 5 });
  const reply = await ai.answer({ ...about, message: 'What is osmosis?', turns: [], attachment });
  const plan = await ai.planSchedule({ studentId, message: 'What is due?', today, history: [], schedule });
  expect(cards.provenance.sourceHashes).toEqual(hashes);
  expect(reply.provenance?.sourceHashes).toEqual([...hashes, sha256('Salt stays.')]);
  expect(plan).toMatchObject({ modelUsed: 'Built-in', provenance: { sourceHashes: [] } });
});
