type Verb =
  | 'create'
  | 'put'
  | 'move'
  | 'change'
  | 'delete'
  | 'done'
  | 'reopen'
  | 'rename'
  | 'prioritise'
  | 'open'
  | 'show'
  | 'undo';

type Ask = 'when' | 'time' | 'what' | 'which' | 'howmany' | 'howlong' | 'where' | 'yesno' | 'doubt';
type State = 'done' | 'moved' | 'cancelled';
type Filter = 'overdue' | 'free' | 'busy' | 'next' | 'after' | 'undated' | 'left' | 'completed' | 'all' | 'last';

/** What a word or phrase means in a message. */
export type Meaning =
  | `verb ${Verb}`
  | `ask ${Ask}`
  | `state ${State}`
  | `filter ${Filter}`
  | 'need'
  | 'have'
  | 'filler'
  | 'not'
  | 'pron'
  | 'other'
  | 'yes'
  | 'no'
  | 'greet'
  | 'correct'
  | 'instead'
  | 'same'
  | 'after';

export type PhraseTable = Readonly<Partial<Record<Meaning, string>>>;
