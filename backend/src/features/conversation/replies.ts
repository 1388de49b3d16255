import type { AiReply, ClassId, ConversationId, Provenance, UserId } from '@hub/contracts';
import type { Knex } from 'knex';
import { createHash } from 'node:crypto';
import { uuid5 } from '../../platform/domain/index.ts';

const table = 'aiReplies';
const old = `created_at < now() - interval '30 days'`;

/** Where something was answered; without a conversation in one that the student is about to begin. */
export interface Place {
  readonly ownerId: UserId;
  readonly classId: ClassId;
  readonly conversationId: ConversationId | null;
}

type Kept = Pick<AiReply, 'modelUsed' | 'citations' | 'provenance'>;

/** Null for a reply from before it was kept. */
type Row = Omit<Kept, 'provenance'> & Place & { provenance: Provenance | null; hash: Buffer };

const hashOf = (text: string) => createHash('sha256').update(text).digest();

/** The replies that the server made itself, by their hashes, for 30 days (decision Q104). */
export const replies = (db: Knex) => ({
  async keepReply(place: Place, { response, modelUsed, citations, provenance }: AiReply): Promise<void> {
    const hash = hashOf(response);
    const { ownerId, classId, conversationId } = place;
    const id = uuid5('ai-reply', ownerId, classId, conversationId ?? '', hash.toString('hex'));
    const kept = {
      modelUsed,
      citations: JSON.stringify(citations),
      provenance: provenance && JSON.stringify(provenance),
      createdAt: db.fn.now(),
    };
    await db(table).whereRaw(old).delete();
    await db(table)
      .insert({ id, ...place, hash, ...kept })
      .onConflict('id')
      .merge(kept);
  },

  /** What is known of a reply that was made in this place or in its class, word for word. */
  async keptReply(place: Place, text: string): Promise<Kept | undefined> {
    const row = await db<Row>(table)
      .where({ ownerId: place.ownerId, classId: place.classId, hash: hashOf(text) })
      .whereRaw('(conversation_id is null or conversation_id = ?)', [place.conversationId])
      .whereRaw(`not ${old}`)
      .orderBy('createdAt', 'desc')
      .first('modelUsed', 'citations', 'provenance');
    if (!row) return undefined;
    const { provenance, ...kept } = row;
    return provenance ? { ...kept, provenance } : kept;
  },
});
