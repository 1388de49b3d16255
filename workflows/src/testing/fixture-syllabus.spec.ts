import { describe, expect, it } from 'vitest';
import { readSyllabus } from '@hub/study-rules';
import { read } from '../text/read.ts';
import { expectedEvents, fixtureSyllabusDocx, fixtureSyllabusPdf } from './fixture-syllabus.ts';

describe('the syllabus of the tests', { timeout: 30_000 }, () => {
  it.each(['2026-01-15', '2026-05-02', '2026-07-30', '2026-11-21', '2028-02-29'])(
    'uploaded on %s, gives its expected events and no other',
    async (today) => {
      const expected = expectedEvents(today);
      const files = [
        { extension: 'pdf', data: await fixtureSyllabusPdf(today) },
        { extension: 'docx', data: await fixtureSyllabusDocx(today) },
      ];
      for (const { extension, data } of files) {
        const { dates } = await readSyllabus({ pages: await read(data, extension), uploadedOn: today });
        expect(dates).toHaveLength(expected.length);
        expect(dates).toMatchObject(expected);
      }
      expect(expected.every(({ dueDate }) => dueDate > today)).toBe(true);
    },
  );
});
