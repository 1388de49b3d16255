import Presentation from 'pptxgenjs';
import { describe, expect, it } from 'vitest';
import { zipOf } from '../../testing/zip.ts';
import { read } from '../read.ts';

const written = async (draw: (presentation: Presentation) => void) => {
  const presentation = new Presentation();
  draw(presentation);
  return Buffer.from((await presentation.write({ outputType: 'nodebuffer' })) as Buffer);
};

describe('a presentation', { timeout: 60_000 }, () => {
  it("has one page per slide: title, points, tables, and the speaker's notes", async () => {
    const data = await written((presentation) => {
      const first = presentation.addSlide();
      first.addText('The cell', { x: 0.5, y: 0.2 });
      first.addText([{ text: 'Nucleus', options: { bullet: true } }], { x: 0.5, y: 1 });
      first.addTable(
        [
          [{ text: 'Week' }, { text: 'Due' }],
          [{ text: '1' }, { text: 'Quiz 1' }],
        ],
        { x: 1, y: 2 },
      );
      first.addNotes('Ask what they remember.');
      presentation.addSlide().addText('Energy', { x: 0.5, y: 0.2 });
    });
    expect(await read(data, 'pptx')).toEqual([
      {
        blocks: [
          { kind: 'heading', text: 'The cell' },
          { kind: 'paragraph', text: 'Nucleus' },
          {
            kind: 'table',
            rows: [
              ['Week', 'Due'],
              ['1', 'Quiz 1'],
            ],
          },
          { kind: 'paragraph', text: 'Ask what they remember.' },
        ],
      },
      { blocks: [{ kind: 'heading', text: 'Energy' }] },
    ]);
  });

  it('that is damaged is reported as such', async () => {
    await expect(read(Buffer.from('plain'), 'pptx')).rejects.toThrow('The file is damaged');
    await expect(read(zipOf({ 'a.txt': 'plain' }), 'pptx')).rejects.toThrow('is not a presentation');
  });
});
