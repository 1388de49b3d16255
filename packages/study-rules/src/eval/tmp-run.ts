import { judgeSchedule } from './judge-schedule.ts';
const j = judgeSchedule();
console.log(j.filter((x) => x.right).length, j.length, 'harmful', j.filter((x) => x.harmful).length);
for (const x of j.filter((y) => !y.right)) console.log(x.harmful ? 'HARM' : '-', x.sentence.say, '→', JSON.stringify(x.plan.actions), x.plan.message.slice(0, 140).replaceAll('\n', ' / '));
