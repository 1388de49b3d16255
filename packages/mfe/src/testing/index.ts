export {
  attemptOf,
  cardOf,
  classId,
  classOf,
  conversationOf,
  documentOf,
  entryOf,
  eventOf,
  findingOf,
  meetingOf,
  sessionOf,
  messageOf,
  questionOf,
  setOf,
  taskOf,
  termOf,
  testOf,
} from './fixtures.ts';
export { renderInShell } from './render-in-shell.tsx';
export { changed, commandId, refusal, serve } from './serve.ts';
export { reply, serveAccount, type Account, type FakeAccount } from './serve-account.ts';
