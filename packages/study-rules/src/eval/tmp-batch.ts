import { readFileSync } from 'node:fs';
import { planSchedule } from '../scheduling/plan-schedule.ts';
import { studentId } from '../testing/sample-documents.ts';
import { schedule, today } from '../testing/sample-schedule.ts';
let d: any;
for (const say of readFileSync(process.argv[2] ?? '', 'utf8').split('\n')) {
  if (say.trim() === '') { d = undefined; continue; }
  const p = planSchedule({ studentId, message: say, today, history: [], dialogue: d, schedule });
  const acts = p.actions.map((a: any) => `${a.type} ${JSON.stringify(a.task ?? a.event ?? a.change ?? a.summary)}`.replace(/"(description|classId|eventType|priority)":(null|"[^"]*"),?/g, (m, k, v) => k === 'classId' && v !== 'null' ? `class:${schedule.classes.find((c) => `"${c.id}"` === v)?.courseCode},` : k === 'description' && v !== 'null' ? v : ''));
  console.log('>', say, '\n     ', p.undo ? 'UNDO ' : '', acts.join(' ; '), '|', p.message.slice(0, 130).replaceAll('\n', ' / '), p.options ? JSON.stringify(p.options.map((o) => o.label.slice(0, 30))) : '');
  const refs = p.actions.flatMap((a: any) => a.taskId ? [{ kind: 'task', id: a.taskId }] : a.eventId ? [{ kind: 'event', id: a.eventId }] : []);
  const things = refs.length ? refs : p.things ?? d?.things ?? [];
  d = { things, list: (p.things?.length ?? 0) > 1 ? p.things : d?.list ?? [], request: p.request ?? say, outcome: p.options ? 'asked' : refs.length ? 'changed' : 'told', options: p.options ?? [] };
}
