import { Passage } from '@hub/contracts';
import { describe, expect, it } from 'vitest';
import { course, passagesOf, studentId } from '../testing/sample-documents.ts';
import { answerStudyRequest } from './answer-study-request.ts';
import { parseStudyRequest } from './study-request.ts';

const text = `Scheduling in operating systems
1 Policies
FIFO runs the jobs in the order of their arrival. A long job at the front delays all the others.
Round robin gives every job a short slice of time. Its drawback is the cost of many switches.
Three goals of a scheduler:
- short response time
- high throughput
- fairness
2 Replacing pages
LRU removes the page that was not used for the longest time. LRU needs a record of every access, which is expensive.
FIFO removes the page that was loaded first.
Thrashing: the system spends its time moving pages instead of working.
3 History
1961 – CTSS shares one computer among many users.
1955 – the first batch monitor runs on an IBM 701.
1969 – work on Unix begins at Bell Labs.`;

const documentId = '6a4c1e52-3d0f-4b8e-9c71-2f5a8e0d1b34';
const passages = [Passage.parse({ documentId, documentName: 'scheduling.pdf', page: 1, text, quote: '' })];
const ask = (message: string, from = passages) =>
  answerStudyRequest({ studentId, message, class: course, turns: [], passages: from, attachment: null });
const linesOf = (message: string) => (ask(message)?.response ?? '').split('\n').filter((line) => line.startsWith('- '));

describe('a request about whole documents', () => {
  it.each([
    ['compare FIFO and LRU', 'compare', ['FIFO', 'LRU']],
    ['whats the difference between round robin and fifo?', 'compare', ['round robin', 'fifo']],
    ['summarise section 2', 'summary', ['2']],
    ['can u give me the key points', 'summary', []],
    ['quiz me on thrashing', 'quiz', ['thrashing']],
    ['explain round robin like im five', 'explain', ['round robin']],
    ['make a study plan for my midterm', 'plan', []],
    ['Was ist der Unterschied zwischen FIFO und LRU?', 'compare', ['FIFO', 'LRU']],
    ['résume le chapitre 2', 'summary', ['2']],
  ])('is recognised in %j', (message, kind, subjects) => {
    expect(parseStudyRequest(message)).toEqual({ kind, subjects });
  });

  it.each(['Who wrote Unix?', 'When did CTSS start?', 'is LRU faster than FIFO'])('is not seen in %j', (message) => {
    expect(parseStudyRequest(message)).toBeUndefined();
  });

  it('compares two things by what the documents say of each', () => {
    const { response = '' } = ask('compare FIFO and LRU') ?? {};
    expect(response).toContain('FIFO removes the page that was loaded first');
    expect(response).toContain('LRU removes the page that was not used for the longest time');
  });

  it('hears past the words around a subject', () => {
    for (const message of [
      'fifo vs lru, compare pls',
      'compare fifo and lru in a table',
      'vergleich mal FIFO mit LRU',
    ]) {
      expect(ask(message)?.response).toContain('LRU removes the page');
    }
    expect(linesOf('explain round robin like im 12')).toEqual(linesOf('explain round robin'));
  });

  it('keeps to the years and days that are named', () => {
    expect(linesOf('timeline from 1955 to 61').map((line) => line.slice(2, 6))).toEqual(['1955', '1961']);
    expect(ask('study plan please, i have 3 days')?.response).toMatch(/\n3\. Take a practice test/u);
  });

  it('says what the documents do not have, and what they say of the rest', () => {
    const { response = '' } = ask('compare FIFO and Belady') ?? {};
    expect(response).toContain('do not mention Belady');
    expect(response).toContain('FIFO removes the page that was loaded first');
    expect(response).toContain('They cover: Policies; Replacing pages; History.');
    expect(ask('explain thrashing tunnelling')?.response).toMatch(
      /^Your documents do not mention tunnelling\.\n\nWhat your/u,
    );
    expect(ask('explain osmosis')).toMatchObject({ citations: [] });
    expect(ask('explain why the kettle whistles when water boils in the kitchen')).toBeUndefined();
  });

  it('summarises one section with sentences of that section', () => {
    const lines = linesOf('summarise section 2');
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join(' ')).not.toContain('Round robin');
  });

  it('lists the items below the line that names them', () => {
    expect(linesOf('list the goals of a scheduler')).toEqual([
      '- short response time (page 1)',
      '- high throughput (page 1)',
      '- fairness (page 1)',
    ]);
  });

  it('lists what sentences name, and what a heading above a list names', () => {
    const prose = [
      {
        ...passages[0],
        text: 'Moving to town\nThe literature lists pushes and pulls.\nAmong the pushes are debts, drought and machines.\nAmong the pulls are wages, schools and light.\nNobody counts them.',
      },
    ].map((each) => Passage.parse(each));
    const { response = '' } = ask('list the pushes and pulls', prose) ?? {};
    expect(response.match(/^- Among the pu(?:sh|ll)/gmu)).toHaveLength(2);
    expect(response).not.toContain('Nobody');
  });

  it('finds a section by its number alone, and a slide in a text with several', () => {
    const slides = Passage.parse({
      ...passages[0],
      text: 'Slide 1\nTea\n- green tea is not fermented\n- black tea is fermented\nSlide 2\nCoffee\n- espresso is pressed\n- filter coffee drips',
    });
    expect(linesOf('key points of 2').length).toBeGreaterThan(0);
    const lines = ask('summarize slide 2', [slides])?.response ?? '';
    expect(lines).toContain('espresso');
    expect(lines).not.toContain('green tea');
  });

  it('orders what has a year by time', () => {
    expect(linesOf('timeline please').map((line) => line.slice(2, 6))).toEqual(['1955', '1961', '1969']);
  });

  it('gives a definition alone', () => {
    expect(linesOf('define thrashing')).toHaveLength(1);
  });

  it('quizzes with questions whose answers are below them', () => {
    expect(ask('quiz me', passagesOf('cell-biology'))?.response).toMatch(
      /^Try these:\n\n1\. [^]*\*\*Answers\*\*\n\n1\. /u,
    );
  });

  it('plans sessions in the order of the sections', () => {
    const { response = '' } = ask('make me a study plan') ?? {};
    expect(response.indexOf('Policies')).toBeLessThan(response.indexOf('History'));
    expect(response).toContain('practice test');
  });

  it('is about the attached file alone, which has no page to cite', () => {
    const attachment = {
      name: 'mine.txt',
      pieces: [{ page: 1, text: 'Tea\nGreen tea is not fermented. Black tea is.' }],
    };
    const reply = answerStudyRequest({
      studentId,
      message: 'key points',
      class: course,
      turns: [],
      passages,
      attachment,
    });
    expect(reply?.response).toContain('Green tea is not fermented');
    expect(reply).toMatchObject({ citations: [] });
    expect(reply?.response).not.toContain('FIFO');
  });

  it('cites every point verbatim', () => {
    for (const message of [
      'compare FIFO and LRU',
      'key points',
      'timeline',
      'explain round robin',
      'pros and cons of LRU',
    ]) {
      const { citations = [] } = ask(message) ?? {};
      expect(citations.length).toBeGreaterThan(0);
      for (const { quote } of citations) expect(text).toContain(quote);
    }
  });

  it('stays fast on hostile texts', () => {
    const before = process.threadCpuUsage();
    for (const message of ['compare '.repeat(1000), `what does ${'a '.repeat(4000)}`, 'how does '.repeat(900)]) {
      parseStudyRequest(message);
    }
    expect(process.threadCpuUsage(before).user).toBeLessThan(250_000);
  });
});
