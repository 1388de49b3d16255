import { schedule, today } from '../testing/sample-schedule.ts';
import { readMessage } from '../scheduling/understand/read-message.ts';
import { tagged } from '../scheduling/understand/clause.ts';
import { descriptionIn } from '../scheduling/understand/description.ts';
import { titleIn } from '../scheduling/act/title.ts';
for (const say of process.argv.slice(2)) {
  const m = readMessage(say, schedule);
  const c = tagged(say, m.tokens, { today, language: m.language, classes: schedule.classes });
  console.log(say, JSON.stringify(descriptionIn(c).names), titleIn(c), JSON.stringify(c.whens), c.priority);
}
