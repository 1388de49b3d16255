import { describe, it } from 'vitest';
import { specOf } from '../../platform/testing/given-when-then.ts';
import { conversation } from './decider.ts';
import {
  added,
  ann,
  automatic,
  bob,
  classId,
  conversationId,
  deleted,
  erased,
  message,
  question,
  renamed,
  reply,
  started,
  title,
  titled,
} from './testing/examples.ts';

const { given } = specOf(conversation);
const of = { conversationId, by: ann };
const start = { ...of, type: 'StartConversation', classId, title } as const;
const say = (said: typeof question) => ({ ...of, type: 'AddMessage', message: said }) as const;

describe('starting a conversation', () => {
  it('records its class and title', { tags: ['S3.43'] }, () => {
    given().when(start).then(started);
  });
  it('refuses an id that is taken, also by a deleted conversation', () => {
    given(started).when(start).thenRejects('already_exists');
    given(started, deleted).when(start).thenRejects('already_exists');
  });
});

describe('adding a message', () => {
  it('records the message with its position', () => {
    given(started).when(say(question)).then(added(0, question));
    const more = message(2, 'user', 'And at night?');
    given(started, added(0, question), added(1, reply), titled).when(say(more)).then(added(2, more));
  });
  it('refuses an id that is taken', () => {
    given(started, added(0, question)).when(say(question)).thenRejects('already_exists');
  });
  it('titles the conversation after the first reply', { tags: ['S4.35'] }, () => {
    given(started, added(0, question)).when(say(reply)).then(added(1, reply), titled);
  });
  it('does so once: a conversation of more than two messages keeps its title', { tags: ['S4.42'] }, () => {
    const more = message(2, 'bot', 'Chlorophyll absorbs light.');
    given(started, added(0, question), added(1, reply)).when(say(more)).then(added(2, more));
  });
  it('never replaces the student’s own title', () => {
    given(started, added(0, question), renamed('Leaves')).when(say(reply)).then(added(1, reply));
  });
  it('records no title that is the same', { tags: ['S4.41'] }, () => {
    const untold = {
      type: 'ConversationStarted',
      data: { conversationId, ownerId: ann, classId, title: automatic },
    } as const;
    given(untold, added(0, question)).when(say(reply)).then(added(1, reply));
  });
  it('sets no title while the student has written nothing', () => {
    given(started).when(say(reply)).then(added(0, reply));
  });
});

describe('renaming a conversation', () => {
  it('records the title', { tags: ['S7.58'] }, () => {
    given(started)
      .when({ ...of, type: 'RenameConversation', title: 'Leaves' })
      .then(renamed('Leaves'));
  });
  it('makes even the same title the student’s own, and records it once', () => {
    given(started)
      .when({ ...of, type: 'RenameConversation', title })
      .then(renamed(title));
    given(started, renamed(title))
      .when({ ...of, type: 'RenameConversation', title })
      .then();
  });
});

describe('erasing a conversation', () => {
  const erase = { ...of, type: 'EraseConversation' } as const;
  it('is recorded once, for a deleted one and for one whose class is erased', () => {
    given(started).when(erase).then(erased);
    given(started, deleted).when(erase).then(erased);
    given(started, deleted, erased).when(erase).then();
  });
  it('is not possible for another student', () => {
    given(started)
      .when({ ...erase, by: bob })
      .thenRejects('conversation_not_found');
  });
});

describe("another student's, a deleted and a missing conversation look the same", () => {
  const commands = [
    { type: 'RenameConversation', title: 'Mine now' },
    { type: 'DeleteConversation' },
    { type: 'AddMessage', message: question },
  ] as const;

  it.each(commands)('$type is rejected as conversation not found', (command) => {
    given(started)
      .when({ ...command, conversationId, by: bob })
      .thenRejects('conversation_not_found');
    given(started, deleted)
      .when({ ...command, ...of })
      .thenRejects('conversation_not_found');
    given()
      .when({ ...command, ...of })
      .thenRejects('conversation_not_found');
  });
});
