import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { sha256 } from '../../provenance.ts';
import { chatPrompt } from './chat.ts';
import { schedulePrompt } from './schedule.ts';
import { cardsPrompt, questionsPrompt } from './study.ts';
import { syllabusPrompt } from './syllabus.ts';

const prompts = [chatPrompt, schedulePrompt, cardsPrompt, questionsPrompt, syllabusPrompt];
const file = new URL('versions.json', import.meta.url);
const versions = z.record(z.string(), z.string()).parse(JSON.parse(await readFile(file, 'utf8')));

it.each(prompts)('$prompt says what it said when it got this version', ({ prompt, system, schema }) => {
  const hash = sha256(`${system}\n${JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))}`);
  expect(versions[prompt], `a changed prompt needs a new version with the hash ${hash} in versions.json`).toBe(hash);
});
