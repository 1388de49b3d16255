import { planSchedule } from '../scheduling/plan-schedule.ts';
import { studentId } from '../testing/sample-documents.ts';
import { schedule, today } from '../testing/sample-schedule.ts';
import { readMessage } from '../scheduling/understand/read-message.ts';
import { tagged } from '../scheduling/understand/clause.ts';
let d: any;
for (const say of process.argv.slice(2)) {
  const m = readMessage(say, schedule);
  const c = tagged(say, m.tokens, { today, language: m.language, classes: schedule.classes });
  const p = planSchedule({ studentId, message: say, today, history: [], dialogue: d, schedule });
  console.log('>', say, m.language, JSON.stringify(c.phrases.map((x) => [m.tokens.slice(x.first, x.last).map((t) => t.word).join(' '), x.meanings.join()])), JSON.stringify(c.whens), c.classes.map((x) => x.name).join());
  console.log('  ', JSON.stringify(p.actions), p.message.slice(0, 300).replaceAll('\n', ' / '), JSON.stringify(p.options?.map((o) => o.label)), p.undo);
  d = { things: p.things ?? d?.things ?? [], list: p.things ?? [], request: p.request ?? say, outcome: p.options ? 'asked' : p.actions.length ? 'changed' : 'told', options: p.options ?? [] };
}
