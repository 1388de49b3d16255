/** Words that name nothing: articles, prepositions, pronouns, auxiliaries. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a an the my our your his her their this that these those it its i me we us you u of in on at to for from by with and or so as is are was be been am do does did has have had will would s t ve re ll d about into if but just please there their which who what when up off out down back over one ones n im also too more still yet only any some each other than then' +
    ' finally obviously both just literally stupid damn dumb annoying big huge final_ thing sick lol lmao smh ngl omg haha jaja mdr xd early already super very really totally probably maybe actually definitely apparently instead again please wow idk tbh rn nah ok yet soon quickly asap now today so like kinda sorta basically sth smth smthn kind sort type way whole entire' +
    ' der die das den dem des ein eine einen einem einer mein meine meinen meinem meiner ich es er sie wir mir mich auf am um im in zu zum zur von vom bis fur mit bei und oder ist sind war hab habe noch auch mal bitte doch so' +
    ' el la los las lo un una unos unas mi mis tu su de del al en por para con y o que es son esta estan me se le les' +
    ' le les un une des du de d l j ma mon mes ta ton au aux a en pour par avec et ou que qu est sont ce cette ces c je se sur s dans n y'
  ).split(' '),
);

/** Words for a thing on the schedule that fit every thing. */
export const genericWords: ReadonlySet<string> = new Set(
  'needs gave gives giving wants says till forward back start starts begin begins instead again already later earlier high low medium thing things stuff item items entry entries due date deadline deadlines time day days task tasks event events todo todos reminder reminders class course called named titled list schedule calendar planner agenda something anything everything aufgabe aufgaben termin termine kalender liste tarea evento eventos calendario tache taches evenement evenements calendrier sache cosa cosas chose choses kurs curso materia clase matiere title name titel titulo titre fecha datum priority prio'.split(
    ' ',
  ),
);

const task = /^(?:tasks?|to-?dos?|reminders?|aufgaben?|taches?|recordatorios?)$/u;
const event = /^(?:events?|termine?|eventos?|evenements?)$/u;

/** The kind of thing that a word names, if it names one. */
export const kindNamed = (word: string): 'task' | 'event' | undefined =>
  task.test(word) ? 'task' : event.test(word) ? 'event' : undefined;
