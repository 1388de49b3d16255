import { describe, expect, it } from 'vitest';
import { readOutline } from '../../outline/read-outline.ts';
import { passagesOfText } from '../../testing/document-passages.ts';
import { definitionFault } from './definition-faults.ts';
import { definitionsIn } from './definitions.ts';
import { usableStatements } from './statements.ts';

/** The fault of the only label in a note among other notes. */
const faultOf = (line: string) => {
  const text = `Course notes\nHarbours\n- ${line}\n- ships wait outside until the tide is in\n- pilots know the sandbanks by heart`;
  const [document] = readOutline(passagesOfText(text, 'notes.txt'));
  if (!document) return 'no document';
  const [definition] = definitionsIn(document, usableStatements(document));
  return definition ? definitionFault(definition, false) : 'no definition';
};

describe('a label in front of a note', () => {
  it.each([
    ['a count', 'three cranes on the quay: one for coal and two for grain'],
    ['a question', 'why so steep: the beach loses sand every winter'],
    ['a remark', 'memory hook: port and left have four letters'],
    ['a clause', 'ships arrive late: fog over the estuary in spring'],
  ])('that is %s is no term', (_name, line) => {
    expect(faultOf(line)).toMatch(/no term|no definition|ends with its noun/u);
  });

  it.each([
    ['an amount', 'barges: about 400 tonnes of coal each'],
    ['a place', 'bollard: at the edge of every quay'],
    ['a cause', 'silting: because the river slows down there'],
  ])('with %s behind it is not defined', (_name, line) => {
    expect(faultOf(line)).toBe('what follows does not say what it is');
  });

  it.each([
    ['a noun with its kind', 'bollard: a short post for mooring ropes'],
    ['a noun with what it does', 'dredger: digs sand and mud from the bottom of a harbour'],
    ['a question that stands for a noun', 'draught: how deep a ship sits in the water'],
  ])('is a term if it is %s', (_name, line) => {
    expect(faultOf(line)).toBeUndefined();
  });
});
