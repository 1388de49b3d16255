import { titled } from '../replies.ts';
import { type Intent, saying } from '../planning-context.ts';
import type { Thing } from '../schedule-items.ts';
import { changeOf, changing, removing } from './change.ts';

const verbs =
  /^(?:delete|remove|cancel|erase|drop|discard|scrap|trash|clear|get rid of|take off|throw away)\b\s*(.*)$/iu;
const takingOff = /^(?:take|strike) (.+?) off\b(.*)$/iu;
const ofList = /\s(?:from|off|of) (?:of )?(?:my|the) (?:to-?do |task )?(?:list|calendar|schedule|planner)$/iu;
const dueDate = /^(?:the )?(?:due )?(?:date|deadline) (?:of|from|for|on) (.+)$/iu;

export const names = (things: readonly Thing[]) => things.map(({ title }) => titled(title)).join(', ');

/** "delete the essay task", "get rid of everything due tomorrow". */
export const remove: Intent = (said, scene) => {
  const [, named] = takingOff.exec(said) ?? verbs.exec(said.replace(ofList, '')) ?? [];
  const phrase = named?.trim();
  if (phrase === undefined) return undefined;
  if (phrase === '') return saying('What shall I delete? Say its title.');
  const [, dated] = dueDate.exec(phrase) ?? [];
  if (dated !== undefined) {
    const wish = { phrase: dated, told: (things: readonly Thing[]) => `Taking the due date off ${names(things)}.` };
    const onlyTasks = { ...scene, things: scene.things.filter(({ kind }) => kind === 'task') };
    return changeOf({ ...wish, change: (thing) => changing(thing, { dueDate: null }) }, onlyTasks);
  }
  return changeOf({ phrase, change: removing, told: (things) => `Deleting ${names(things)}.` }, scene);
};
