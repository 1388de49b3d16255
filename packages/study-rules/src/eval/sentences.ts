import { classId, documentId, eventId, schedule, taskId } from '../testing/sample-schedule.ts';

/** The expected outcome of a sentence: actions, a question back, or an answer with certain words. */
export interface Sentence {
  readonly say: string;
  readonly does?: readonly object[];
  /** A question back or a refusal: nothing changes. */
  readonly asks?: RegExp;
  readonly tells?: RegExp;
  /** The turns before. */
  readonly after?: readonly [string, string];
}

const bio = classId('Cell Biology');
const chem = classId('Organic Chemistry');
const history = classId('Modern History');
const algebra = classId('Linear Algebra');
const quiz = eventId('Quiz 3 / Cell Biology');
const midterm = eventId('Midterm exam / Organic Chemistry');
const essay = taskId('Write the essay on the Cold War');
const books = taskId('Return the library books');
const chapter = taskId('Read chapter 6: Membranes');
const coat = taskId('Buy a lab coat');
const set7 = eventId('Problem set 7 / Linear Algebra');
const set8 = eventId('Problem set 8 / Linear Algebra');
const report = eventId('Lab report on titration / Organic Chemistry');
const project = eventId('Group project / Modern History');

const newTask = (title: string, dueDate: string | null, more: object = {}) => ({
  type: 'CREATE_TASK',
  task: { title, dueDate, ...more },
});
const newEvent = (title: string, dueDate: string, more: object = {}) => ({
  type: 'CREATE_EVENT',
  event: { title, dueDate, ...more },
});
const moved = (id: string, change: object) => ({ type: 'UPDATE_EVENT', eventId: id, change });
const changed = (id: string, change: object) => ({ type: 'UPDATE_TASK', taskId: id, change });

export const sentences: readonly Sentence[] = [
  // moving
  { say: 'move my bio quiz to friday', does: [moved(quiz, { dueDate: '2026-11-27' })] },
  { say: 'Please move the chemistry midterm to December 4', does: [moved(midterm, { dueDate: '2026-12-04' })] },
  { say: 'Can you reschedule problem set 7 for tomorrow?', does: [moved(set7, { dueDate: '2026-11-22' })] },
  { say: 'push the essay back by two days', does: [changed(essay, { dueDate: '2026-11-30' })] },
  { say: 'postpone the lab report by a week', does: [moved(report, { dueDate: '2026-12-04' })] },
  { say: 'move the group project to the day after tomorrow', does: [moved(project, { dueDate: '2026-11-23' })] },
  { say: 'change the due date of the essay to December 1st', does: [changed(essay, { dueDate: '2026-12-01' })] },
  { say: 'move the quiz from wednesday to thursday', does: [moved(quiz, { dueDate: '2026-11-26' })] },
  { say: 'move the chem midterm to 2 pm', does: [moved(midterm, { dueTime: '14:00' })] },
  {
    say: 'reschedule the bio final exam to Dec 16 at 9am',
    does: [moved(eventId('Final exam / Cell Biology'), { dueDate: '2026-12-16', dueTime: '09:00' })],
  },
  { say: 'delay the library books until monday', does: [changed(books, { dueDate: '2026-11-23' })] },
  { say: 'move the final exam to Friday', asks: /Which one do you mean/ },
  { say: 'move problem set to monday', asks: /Which one do you mean/ },
  { say: 'move the physics exam to Friday', asks: /found nothing/ },
  { say: 'move my bio quiz', asks: /Which day/ },
  { say: 'move the essay to 12/3', asks: /Which day/ },
  { say: 'the bio quiz is now on friday', does: [moved(quiz, { dueDate: '2026-11-27' })] },
  { say: 'put the chem midterm on december 3', does: [moved(midterm, { dueDate: '2026-12-03' })] },
  { say: 'my essay is due friday now', does: [changed(essay, { dueDate: '2026-11-27' })] },
  { say: 'hey, can we push the history project to dec 8?', does: [moved(project, { dueDate: '2026-12-08' })] },
  { say: 'move the midterm two days earlier', does: [moved(midterm, { dueDate: '2026-11-30' })] },
  { say: 'shift quiz 3 one day later', does: [moved(quiz, { dueDate: '2026-11-26' })] },
  { say: 'put off the essay until next tuesday', does: [changed(essay, { dueDate: '2026-11-24' })] },
  {
    say: 'make quiz 3 high priority and move it to friday',
    does: [moved(quiz, { priority: 'high' }), moved(quiz, { dueDate: '2026-11-27' })],
  },
  { say: 'swap quiz 3 and the lab report', asks: /understand/ },
  { say: 'make it due on friday', asks: /Which one/ },
  { say: 'move quiz 3 to next week', asks: /Which day/ },
  { say: 'move quiz to friday or saturday', asks: /Which one/ },
  // adding
  { say: 'add a task to read chapter 3 tomorrow', does: [newTask('Read chapter 3', '2026-11-22')] },
  { say: 'Add a new task: buy graph paper by Monday', does: [newTask('Buy graph paper', '2026-11-23')] },
  { say: 'remind me to email the tutor on Thursday', does: [newTask('Email the tutor', '2026-11-26')] },
  {
    say: 'create a high priority task to finish the outline by Nov 30',
    does: [newTask('Finish the outline', '2026-11-30', { priority: 'high' })],
  },
  { say: 'add "Print the handout" to my to-do list', does: [newTask('Print the handout', null)] },
  {
    say: 'I need to prepare the slides for modern history by Wednesday',
    does: [newTask('Prepare the slides', '2026-11-25', { classId: history })],
  },
  {
    say: 'add a quiz for biology on December 9',
    does: [newEvent('Quiz', '2026-12-09', { classId: bio, eventType: 'quiz' })],
  },
  {
    say: 'schedule a chemistry exam on Dec 11 at 10:30am',
    does: [newEvent('Chemistry exam', '2026-12-11', { classId: chem, eventType: 'exam', dueTime: '10:30' })],
  },
  {
    say: 'I have a history presentation next Tuesday',
    does: [newEvent('History presentation', '2026-11-24', { classId: history, eventType: 'project' })],
  },
  {
    say: 'add problem set 9 for linear algebra due on the 7th of December',
    does: [newEvent('Problem set 9', '2026-12-07', { classId: algebra, eventType: 'homework' })],
  },
  {
    say: 'add an event called "Study group" for biology on Sunday at 3pm',
    does: [newEvent('Study group', '2026-11-22', { classId: bio, dueTime: '15:00' })],
  },
  { say: 'add an exam on December 10', asks: /Which class/ },
  { say: 'add a biology quiz', asks: /Which day/ },
  { say: 'add a task', asks: /called/ },
  {
    say: 'add a task to call mom and a task to buy pens',
    does: [newTask('Call mom', null), newTask('Buy pens', null)],
  },
  { say: 'todo: water the plants', does: [newTask('Water the plants', null)] },
  { say: 'remind me tomorrow to bring the calculator', does: [newTask('Bring the calculator', '2026-11-22')] },
  {
    say: 'I have to study for the chemistry midterm on Dec 1',
    does: [newTask('Study for the chemistry midterm', '2026-12-01')],
  },
  {
    say: 'create an event for chemistry: lab safety training on Nov 30 at 14:00',
    does: [newEvent('Lab safety training', '2026-11-30', { classId: chem, dueTime: '14:00' })],
  },
  { say: 'add: submit the draft on nov 29', does: [newTask('Submit the draft', '2026-11-29')] },
  { say: 'set a reminder for tomorrow 8am: dentist', does: [newTask('Dentist', '2026-11-22')] },
  {
    say: 'add biology final review session on december 14 at 6pm',
    does: [newEvent('Biology final review session', '2026-12-14', { classId: bio, dueTime: '18:00' })],
  },
  // deleting
  {
    say: 'delete problem set 8 and problem set 7',
    does: [
      { type: 'DELETE_EVENT', eventId: set8 },
      { type: 'DELETE_EVENT', eventId: set7 },
    ],
  },
  { say: 'delete it', asks: /Which one/ },
  { say: 'delete quiz 33', asks: /found nothing/ },
  {
    say: 'cancel the chem lab report and the essay',
    does: [
      { type: 'DELETE_EVENT', eventId: report },
      { type: 'DELETE_TASK', taskId: essay },
    ],
  },
  { say: 'delete the essay task', does: [{ type: 'DELETE_TASK', taskId: essay }] },
  { say: 'Remove problem set 7', does: [{ type: 'DELETE_EVENT', eventId: set7 }] },
  { say: 'cancel the biology quiz', does: [{ type: 'DELETE_EVENT', eventId: quiz }] },
  { say: 'get rid of the lab coat task', does: [{ type: 'DELETE_TASK', taskId: coat }] },
  { say: 'delete everything due tomorrow', does: [{ type: 'DELETE_TASK', taskId: chapter }] },
  { say: 'delete the final exam', asks: /Which one do you mean/ },
  { say: 'delete the zoology homework', asks: /found nothing/ },
  { say: "don't delete the essay task", asks: /leave everything/ },
  { say: 'should I delete the essay task?', asks: /understand/ },
  { say: 'delete everything except the essay', asks: /exception/ },
  { say: 'remove the due date from the library books task', does: [changed(books, { dueDate: null })] },
  // completing and editing
  { say: 'mark the essay as done', does: [changed(essay, { completed: true })] },
  { say: 'I finished problem set 7', does: [moved(set7, { completed: true })] },
  { say: 'check off the library books', does: [changed(books, { completed: true })] },
  { say: "I've already bought the lab coat, mark it as done", asks: /./ },
  { say: 'done with chapter 6', does: [changed(chapter, { completed: true })] },
  {
    say: 'change the title of the group project to Berlin Wall project',
    does: [moved(project, { title: 'Berlin Wall project' })],
  },
  { say: 'mark read chapter 6 as complete', does: [changed(chapter, { completed: true })] },
  { say: 'rename the essay to "Essay about Berlin"', does: [changed(essay, { title: 'Essay about Berlin' })] },
  { say: 'set the priority of the library books to high', does: [changed(books, { priority: 'high' })] },
  { say: 'make the group project low priority', does: [moved(project, { priority: 'low' })] },
  { say: 'prioritize the lab report', does: [moved(report, { priority: 'high' })] },
  {
    say: 'delete the essay task and move the bio quiz to friday',
    does: [{ type: 'DELETE_TASK', taskId: essay }, moved(quiz, { dueDate: '2026-11-27' })],
  },
  // asking
  { say: 'what is due this week', tells: /Problem set 7[\s\S]*Quiz 3/ },
  { say: "What's due tomorrow?", tells: /Read chapter 6/ },
  { say: 'do I have anything due on Wednesday?', tells: /Quiz 3/ },
  { say: 'when is my chemistry midterm?', tells: /Dec 2/ },
  { say: 'show me my exams', tells: /Midterm exam[\s\S]*Final exam/ },
  { say: 'what is overdue?', tells: /Buy a lab coat/ },
  { say: 'am I free on Thursday?', tells: /nothing/ },
  { say: 'what do I have next week?', tells: /Problem set 7/ },
  { say: 'how many tasks do I have left?', tells: /6 things|5 things/ },
  { say: 'what is my next exam?', tells: /Midterm exam/ },
  { say: 'what homework do I have for linear algebra?', tells: /Problem set 7[\s\S]*Problem set 8/ },
  { say: 'what are my deadlines for organic chemistry', tells: /Lab report[\s\S]*Midterm exam/ },
  { say: 'anything happening this weekend?', tells: /Read chapter 6/ },
  { say: 'which tasks have no due date?', tells: /^Without a due date:\n\n- \*\*Ask about a summer internship\*\*$/ },
  { say: 'how much homework is left this week?', tells: /1 thing[^]*Problem set 7/ },
  { say: 'who won the world cup?', asks: /understand/ },
  // navigating
  { say: 'open calendar on 3 March', does: [{ type: 'NAVIGATE_TO_CALENDAR', date: '2027-03-03' }] },
  { say: 'show me the calendar', does: [{ type: 'NAVIGATE_TO_CALENDAR' }] },
  { say: 'take me to my tasks', does: [{ type: 'NAVIGATE_TO_TASKS' }] },
  {
    say: "show my chemistry class's documents",
    does: [{ type: 'NAVIGATE_TO_CLASS', classId: chem, tab: 'documents' }],
  },
  { say: 'open my biology class', does: [{ type: 'NAVIGATE_TO_CLASS', classId: bio }] },
  {
    say: 'go to the flashcards for modern history',
    does: [{ type: 'NAVIGATE_TO_CLASS', classId: history, tab: 'study' }],
  },
  {
    say: 'open the biology syllabus',
    does: [{ type: 'NAVIGATE_TO_DOCUMENT', documentId: documentId('BIO 210 Syllabus.pdf') }],
  },
  {
    say: 'show the membranes slides',
    does: [{ type: 'NAVIGATE_TO_DOCUMENT', documentId: documentId('Membranes slides.pptx') }],
  },
  { say: 'show my tasks for chemistry', does: [{ type: 'NAVIGATE_TO_TASKS', classId: chem }] },
  { say: 'jump to january 15 in the calendar', does: [{ type: 'NAVIGATE_TO_CALENDAR', date: '2027-01-15' }] },
  {
    say: "open linear algebra's practice tests",
    does: [{ type: 'NAVIGATE_TO_CLASS', classId: algebra, tab: 'study' }],
  },
  { say: 'show me my calendar for next month', does: [{ type: 'NAVIGATE_TO_CALENDAR', date: '2026-12-01' }] },
  { say: 'take me to tasks for linear algebra', does: [{ type: 'NAVIGATE_TO_TASKS', classId: algebra }] },
  // answering a question
  {
    say: 'the biology one',
    after: ['move the final exam to Friday', 'Which one do you mean?\n\n- **Final exam** (Cell Biology)'],
    does: [moved(eventId('Final exam / Cell Biology'), { dueDate: '2026-11-27' })],
  },
  {
    say: 'the second one',
    after: ['move the final exam to Friday', 'Which one do you mean?\n\n- …'],
    does: [moved(eventId('Final exam / Linear Algebra'), { dueDate: '2026-11-27' })],
  },
  {
    say: 'Friday',
    after: ['move my bio quiz', 'Which day? Tell me …'],
    does: [moved(quiz, { dueDate: '2026-11-27' })],
  },
  {
    say: 'Organic Chemistry',
    after: ['add an exam on December 10', 'Which class is it for?\n\n- …'],
    does: [newEvent('Exam', '2026-12-10', { classId: chem })],
  },
  // written without looking at the rules
  { say: 'bring the chem midterm forward to december 1', does: [moved(midterm, { dueDate: '2026-12-01' })] },
  { say: 'the lab report got extended to november 30', does: [moved(report, { dueDate: '2026-11-30' })] },
  { say: 'could you set quiz 3 to start at 11:15?', does: [moved(quiz, { dueTime: '11:15' })] },
  { say: "let's do the essay a day earlier", does: [changed(essay, { dueDate: '2026-11-27' })] },
  { say: 'note to self: renew the bus pass on tuesday', does: [newTask('Renew the bus pass', '2026-11-24')] },
  { say: "don't let me forget to pay the lab fee by wednesday", does: [newTask('Pay the lab fee', '2026-11-25')] },
  {
    say: 'put a linear algebra quiz on december 8 at 9:30',
    does: [newEvent('Linear algebra quiz', '2026-12-08', { classId: algebra, eventType: 'quiz', dueTime: '09:30' })],
  },
  {
    say: 'we have an organic chemistry lab report due dec 10',
    does: [{ type: 'CREATE_EVENT', event: { dueDate: '2026-12-10', classId: chem } }],
  },
  { say: 'scrap the group project', does: [{ type: 'DELETE_EVENT', eventId: project }] },
  { say: 'please take the library books off my list', does: [{ type: 'DELETE_TASK', taskId: books }] },
  { say: 'I am done with the essay on the Cold War', does: [changed(essay, { completed: true })] },
  { say: 'the problem set 7 is finished', does: [moved(set7, { completed: true })] },
  { say: 'rename problem set 8 to "Homework 8"', does: [moved(set8, { title: 'Homework 8' })] },
  { say: 'bump the essay up to high priority', does: [changed(essay, { priority: 'high' })] },
  { say: "what's on for monday?", tells: /Problem set 7/ },
  { say: 'how long until the bio final?', tells: /Dec 15/ },
  { say: 'list everything for modern history', tells: /essay[^]*Group project/ },
  {
    say: 'bring up the eigenvalues notes',
    does: [{ type: 'NAVIGATE_TO_DOCUMENT', documentId: documentId('Eigenvalues notes.docx') }],
  },
  {
    say: 'where can I see my chemistry flashcards?',
    does: [{ type: 'NAVIGATE_TO_CLASS', classId: chem, tab: 'study' }],
  },
  // the server rejects this many changes, by rules or by a model
  { say: 'delete all my tasks', does: schedule.tasks.map(({ id }) => ({ type: 'DELETE_TASK', taskId: id })) },
  { say: 'shift the group project back a week', does: [moved(project, { dueDate: '2026-12-11' })] },
  { say: 'can you take quiz 3 off my calendar', does: [{ type: 'DELETE_EVENT', eventId: quiz }] },
  { say: 'the essay is done', does: [changed(essay, { completed: true })] },
  { say: 'reminder: charge the laptop on sunday', does: [newTask('Charge the laptop', '2026-11-22')] },
  { say: "don't move the quiz", asks: /leave everything/ },
  { say: 'what do I have to do on Monday?', tells: /Problem set 7/ },
  { say: 'how many days until the midterm?', tells: /Dec 2/ },
  { say: 'go to organic chemistry', does: [{ type: 'NAVIGATE_TO_CLASS', classId: chem }] },
  {
    say: 'make a task called "Sort lab notes" for chemistry due friday',
    does: [newTask('Sort lab notes', '2026-11-27', { classId: chem })],
  },
  { say: 'turn the essay down to low priority', does: [changed(essay, { priority: 'low' })] },
];
