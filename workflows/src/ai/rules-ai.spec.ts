import { afterAll, describe, expect, it } from 'vitest';
import { UnreadableFile } from '../text/unreadable-file.ts';
import { RulesAi } from './rules-ai.ts';

const made: RulesAi[] = [];
const aiWith = (limits?: ConstructorParameters<typeof RulesAi>[0]) => {
  const ai = new RulesAi(limits);
  made.push(ai);
  return ai;
};
afterAll(() => Promise.all(made.map((ai) => ai.close())));

const saying = (text: string) => ({
  pages: [{ blocks: [{ kind: 'paragraph', text }] as const }],
  uploadedOn: '2026-09-01',
});

describe('reading a syllabus by rules', { timeout: 30_000 }, () => {
  it('finds dates without a key and without a network', async () => {
    expect(await aiWith().extractDates(saying('Midterm: October 5'))).toMatchObject({
      dates: [{ title: 'Midterm', dueDate: '2026-10-05' }],
    });
  });

  it('gives up on an endless text, and reads the next one', async () => {
    const ai = aiWith({ milliseconds: 1500, megabytes: 2000 });
    const endless = ai.extractDates(saying('essay due to on by at October 5, '.repeat(200_000)));
    const next = ai.extractDates(saying('Quiz 1: October 5'));
    await expect(endless).rejects.toBeInstanceOf(UnreadableFile);
    expect((await next).dates).toHaveLength(1);
  });
});
