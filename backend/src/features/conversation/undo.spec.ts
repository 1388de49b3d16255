import { describe, it } from 'vitest';
import { recordedAt, undoSpecOf } from '../../platform/testing/undo-spec.ts';
import { conversationAggregate } from './aggregate.ts';
import type { ConversationEvent } from './events.ts';
import {
  added,
  ann,
  automatic,
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

const { given } = undoSpecOf(conversationAggregate);
const restored = (to: string, titledByStudent: boolean): ConversationEvent => ({
  type: 'ConversationRestored',
  data: { conversationId, ownerId: ann, classId, title: to, titledByStudent, createdAt: recordedAt },
});

describe('undoing a change to a conversation', () => {
  it('restores a deleted one as it was, with its age', () => {
    given(started, added(0, question), added(1, reply), titled)
      .when({ undoing: [deleted] })
      .then(restored(automatic, false));
    given(started, renamed('Leaves'))
      .when({ undoing: [deleted] })
      .then(restored('Leaves', true));
  });
  it('restores the title of a renamed one, whatever was written since', () => {
    given(started)
      .when({ undoing: [renamed('Leaves')], after: [added(0, question)] })
      .then(restored(title, false));
  });
  it('deletes one that was started, unless it has messages', () => {
    given()
      .when({ undoing: [started] })
      .then(deleted);
    given()
      .when({ undoing: [started], after: [added(0, message(0, 'user', 'Hello'))] })
      .thenRejects('changed_since');
  });
  it('restores nothing that is erased', () => {
    given(started)
      .when({ undoing: [deleted], after: [erased] })
      .thenRejects('changed_since');
  });
  it('overwrites no later title and restores nothing that was deleted since', () => {
    given(started)
      .when({ undoing: [renamed('Leaves')], after: [renamed('Trees')] })
      .thenRejects('changed_since');
    given(started)
      .when({ undoing: [renamed('Leaves')], after: [deleted] })
      .thenRejects('changed_since');
  });
});
