import type Router from '@koa/router';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { AnyAggregate, DomainEvent } from './domain/index.ts';
import type { CommandContext, Commands } from './commands/index.ts';
import type { Erasure, PersonalData, Privacy } from './privacy/index.ts';
import type { FileStore, NamesFile } from './files/index.ts';
import type { IdentityProvider } from './identity/index.ts';
import type { Mail } from './mail/index.ts';
import type { Projection } from './read-models/index.ts';
import type { HiddenIds, RateLimit } from './http/index.ts';
import type { Reactor } from './subscriptions/index.ts';
import type { Secrets } from './encryption/index.ts';
import type { Workflows } from './workflows/index.ts';

/** What a feature may use. */
export interface FeatureDependencies {
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
  readonly files?: (parts: FeatureDependencies) => Readonly<Record<string, NamesFile>>;
  readonly reactors?: (parts: FeatureDependencies) => readonly Reactor<DomainEvent>[];
  readonly routes?: (router: Router, parts: FeatureDependencies) => void;
  /** Where its things are, so that they cannot be reached while that is deleted. */
  readonly hiddenIds?: (parts: Pick<FeatureDependencies, 'db'>) => readonly HiddenIds[];
  /** Erases for good what was deleted before an instant and cannot come back any more; answers how much. Safe to repeat. */
  readonly eraseDeleted?: (parts: FeatureDependencies, over: Over) => Promise<number>;
  /** Deletes what of this feature is in a thing of another that is erased, by that one's category. Safe to repeat. */
  readonly goesWith?: (parts: FeatureDependencies) => Readonly<Record<string, Clear>>;
}
