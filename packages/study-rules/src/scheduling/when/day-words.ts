/** Words of dates and times in English, German, Spanish and French; accents are left out. */
const table = (lists: readonly string[], base: number) =>
  new Map(lists.flatMap((words, index) => words.split(' ').map((word): [string, number] => [word, index + base])));

export const months = table(
  [
    'january jan january januar janner enero janvier janv',
    'february feb febr februar febrero fevrier fev',
    'march mar marz marzo mars',
    'april apr abril avril avr abr',
    'may mai mayo',
    'june jun juni junio juin',
    'july jul juli julio juillet juil',
    'august aug agosto aout ago',
    'september sep sept septiembre septembre',
    'october oct oktober okt octubre octobre',
    'november nov noviembre novembre',
    'december dec dezember dez diciembre decembre dic',
  ],
  1,
);

export const numbers = table(
  [
    'one a an un una ein eine einen einem einer une ne',
    'two couple zwei dos deux zwo',
    'three drei tres trois',
    'four vier cuatro quatre',
    'five funf cinco cinq',
    'six sechs seis',
    'seven sieben siete sept',
    'eight acht ocho huit',
    'nine neun nueve neuf',
    'ten zehn diez dix',
  ],
  1,
);

export const ordinals = table(
  [
    'first 1st erste ersten erster primero primera primer premier premiere',
    'second 2nd zweite zweiten zweiter segundo segunda deuxieme seconde',
    'third 3rd dritte dritten tercero tercera tercer troisieme',
    'fourth 4th vierte vierten cuarto cuarta quatrieme',
    'fifth 5th funfte quinto quinta cinquieme',
  ],
  1,
);

/** Days from today. */
export const relativeDays: ReadonlyMap<string, number> = new Map([
  ...['today', 'tonight', '2day', 'tdy', 'tonite', 'heute', 'hoy', 'aujourdhui', 'tn'].map((word): [string, number] => [
    word,
    0,
  ]),
  ...[
    'tomorrow',
    'tmrw',
    'tmr',
    'tmw',
    'tmrrw',
    'tomo',
    'tomoro',
    'tmo',
    'moro',
    'morgen',
    'manana',
    'demain',
    'tomoz',
    'tmmrw',
    'tommorow',
    'tomorow',
    'tmorrow',
    'tomm',
    'tommorrow',
    'tmoro',
    'tom',
    '2mrw',
    'mrw',
    'mrow',
  ].map((word): [string, number] => [word, 1]),
  ...['yesterday', 'gestern', 'ayer', 'hier', 'ystd', 'yday'].map((word): [string, number] => [word, -1]),
  ...['ubermorgen', 'overmorrow'].map((word): [string, number] => [word, 2]),
  ['vorgestern', -2],
  ['anteayer', -2],
]);

export type Unit = 'minute' | 'hour' | 'day' | 'week' | 'month';
const unitWords: Readonly<Record<Unit, string>> = {
  minute: 'minute minutes min mins minuten minuto minutos',
  hour: 'hour hours hr hrs h stunde stunden hora horas heure heures',
  day: 'day days tag tage tagen dia dias jour jours',
  week: 'week weeks wk wks woche wochen semana semanas semaine semaines',
  month: 'month months monat monate monaten mes meses mois',
};
const unitNames: readonly Unit[] = ['minute', 'hour', 'day', 'week', 'month'];
export const units: ReadonlyMap<string, Unit> = new Map(
  unitNames.flatMap((unit) => unitWords[unit].split(' ').map((word): [string, Unit] => [word, unit])),
);

export const nextWords = new Set(
  'next nxt nextt nachste nachsten nachster nachstes kommende kommenden kommender coming following upcoming proximo proxima siguiente prochain prochaine'.split(
    ' ',
  ),
);
export const thisWords = new Set('this dis diese diesen dieser dieses este esta ce cette cet'.split(' '));
export const lastWords = new Set(
  'last past previous letzte letzten letzter vergangenen pasado pasada dernier derniere passe'.split(' '),
);

/** What a word before a date makes of it. */
export type Lead =
  | 'on'
  | 'to'
  | 'by'
  | 'before'
  | 'after'
  | 'from'
  | 'until'
  | 'for'
  | 'at'
  | 'between'
  | 'in'
  | 'since';
const leadWords: Readonly<Record<Lead, string>> = {
  on: 'on am el la le les los las due den der die das an of the fallig vence pour du del em zum dated',
  to: 'to onto auf al au a zu into towards',
  by: 'by bis para avant spatestens',
  before: 'before b4 vor antes',
  after: 'after nach despues apres',
  from: 'from von vom desde de des starting ab partir',
  until: 'until till til til thru through hasta jusquau jusquen jusqu jusque jusqua',
  for: 'for fur fr pro',
  at: 'at @ um a gegen around like',
  between: 'between zwischen entre',
  in: 'in dans en within during im innerhalb pendant over durante',
  since: 'since seit',
};
const leadNames = [
  'on',
  'to',
  'by',
  'before',
  'after',
  'from',
  'until',
  'for',
  'at',
  'between',
  'in',
  'since',
] as const;
export const leads: ReadonlyMap<string, Lead> = new Map(
  leadNames.toReversed().flatMap((lead) => leadWords[lead].split(' ').map((word): [string, Lead] => [word, lead])),
);

export const joiners = new Set([
  '-',
  '–',
  '—',
  'to',
  'until',
  'till',
  'til',
  'thru',
  'through',
  'bis',
  'a',
  'al',
  'hasta',
  'au',
  'and',
  'und',
  'y',
  'et',
  'jusqu',
]);

export interface Hours {
  readonly from: string;
  readonly to: string;
}
const part = (from: string, to: string): Hours => ({ from, to });
export const partsOfDay: ReadonlyMap<string, Hours> = new Map([
  ...['morning', 'mornings', 'morgens', 'fruh', 'vormittag', 'vormittags', 'matin', 'mornin'].map(
    (word): [string, Hours] => [word, part('05:00', '11:59')],
  ),
  ...['afternoon', 'aft', 'arvo', 'nachmittag', 'nachmittags', 'tarde', 'midi', 'afternoons'].map(
    (word): [string, Hours] => [word, part('12:00', '17:59')],
  ),
  ...[
    'evening',
    'night',
    'evenings',
    'nite',
    'abend',
    'abends',
    'nacht',
    'noche',
    'soir',
    'soiree',
    'nuit',
    'tonight',
    'tonite',
    'tn',
  ].map((word): [string, Hours] => [word, part('17:00', '23:59')]),
]);
