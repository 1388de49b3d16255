import type Router from '@koa/router';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { AnyAggregate } from './domain/aggregate.ts';
import type { CommandContext, Commands } from './commands/commands.ts';
import type { DomainEvent } from './domain/decider.ts';
import type { Erasure } from './privacy/erasure.ts';
import type { FileStore } from './files/file-store.ts';
import type { NamesFile } from './files/file-sweeper.ts';
import type { IdentityProvider } from './identity/identity-provider.ts';
import type { Mail } from './mail/mail.ts';
import type { PersonalData } from './privacy/personal-data.ts';
import type { Privacy } from './privacy/privacy.ts';
import type { Projection } from './read-models/projection.ts';
import type { RateLimit } from './http/rate-limit.ts';
import type { Reactor } from './subscriptions/reactor.ts';
import type { Secrets } from './encryption/secrets.ts';
import type { Whereabouts } from './http/hidden-ids.ts';
import type { Workflows } from './workflows/workflows.ts';

/** What a feature may use. */
export interface Parts {
  /** Reads the read models: write identifiers in camelCase, they are stored in snake_case and come back in camelCase. */
  readonly db: Knex;
  readonly commands: Commands;
  readonly files: FileStore;
  readonly workflows: Workflows;
  readonly secrets: Secrets;
  readonly erasure: Erasure;
  readonly personalData: PersonalData;
  readonly mail: Mail;
  /** Null when none is configured. */
  readonly identityProvider: IdentityProvider | null;
  /** Calls of AI by each student: count one before the work begins. */
  readonly aiCalls: RateLimit;
  /** Names of the language models that answer, in their three places; none where none is configured. */
  readonly aiModels: readonly string[];
  /** Where students reach the product, without a slash at the end: links in mails begin with it. */
  readonly publicUrl: string;
  readonly log: Logger;
}

type Clear = (id: string, context: CommandContext) => Promise<unknown>;

interface Over {
  /** ISO 8601 UTC. */
  readonly before: string;
  readonly contextFor: (ownerId: string) => CommandContext;
}

/** What a feature offers; its index.ts exports one, and app.ts lists them. */
export interface Feature {
  /** What it keeps of students. */
  readonly privacy?: Privacy;
  readonly aggregates?: readonly AnyAggregate[];
  readonly projections?: readonly Projection<DomainEvent, object>[];
  /** By the category of its streams whose things name files in the file store. */
  readonly files?: (parts: Parts) => Readonly<Record<string, NamesFile>>;
  readonly reactors?: (parts: Parts) => readonly Reactor<DomainEvent>[];
  readonly routes?: (router: Router, parts: Parts) => void;
  /** Where its things are, so that they cannot be reached while that is deleted. */
  readonly within?: (parts: Pick<Parts, 'db'>) => readonly Whereabouts[];
  /** Erases for good what was deleted before an instant and cannot come back any more; answers how much. Safe to repeat. */
  readonly eraseDeleted?: (parts: Parts, over: Over) => Promise<number>;
  /** Deletes what of this feature is in a thing of another that is erased, by that one's category. Safe to repeat. */
  readonly goesWith?: (parts: Parts) => Readonly<Record<string, Clear>>;
}
