import type { RemotesFile, SignUpRules } from '@hub/contracts';
import type Router from '@koa/router';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { AnyAggregate, DomainEvent } from './domain/index.ts';
import type { CommandContext, Commands } from './commands/index.ts';
import type { Erasure, PersonalData, Privacy } from './privacy/index.ts';
import type { FileStore, IsFileReferenced } from './files/index.ts';
import type { FetchPicture, IdentityProvider } from './identity/index.ts';
import type { Reach } from '@hub/safe-fetch';
import type { Mail } from './mail/index.ts';
import type { Histories, Proofs, TreeProofs } from './audit/index.ts';
import type { Projection } from './read-models/index.ts';
import type { HiddenIdRule, RequestLimit } from './http/index.ts';
import type { Reactor } from './subscriptions/index.ts';
import type { Keys, Secrets } from './encryption/index.ts';
import type { WebPush } from './web-push/index.ts';
import type { Workflows } from './workflows/index.ts';

/** What one student may store; 0 means no limit. */
export interface Quota {
  readonly bytes: number;
  readonly documents: number;
  readonly events: number;
}

/** What a feature may use. */
export interface FeatureDependencies {
  /** For the read models. Write identifiers in camelCase: they are stored in snake_case and returned in camelCase. */
  readonly db: Knex;
  readonly commands: Commands;
  readonly files: FileStore;
  readonly workflows: Workflows;
  readonly secrets: Secrets;
  /** For what a feature stores sealed in a table; the keys of the students die with their erasure. */
  readonly keys: Pick<Keys, 'use'>;
  readonly erasure: Erasure;
  readonly personalData: PersonalData;
  readonly mail: Mail;
  /** Null when none is configured. */
  readonly identityProvider: IdentityProvider | null;
  readonly fetchPicture: FetchPicture;
  /** Where messages of webhooks and to push services may be sent. */
  readonly webhookReach: Reach;
  readonly webPush: WebPush;
  /** Who may make an account. */
  readonly signUpRules: SignUpRules;
  readonly quota: Quota;
  /** Counts the AI calls of each student: count one before the work starts. */
  readonly aiCalls: RequestLimit;
  /** Names of the language models in use, one for each of the three places; empty when none is configured. */
  readonly aiModels: readonly string[];
  /** The address students use, without a trailing slash: links in mails start with it. */
  readonly publicUrl: string;
  readonly proofs: Proofs;
  /** What a start of the product published of the front end; no remotes while it is not built. */
  readonly publishedRemotes: () => Promise<RemotesFile>;
  readonly histories: Histories;
  readonly treeProofs: TreeProofs;
  readonly log: Logger;
}

type EraseDependents = (id: string, context: CommandContext) => Promise<unknown>;

interface ErasureScope {
  /** ISO 8601 UTC. */
  readonly before: string;
  readonly contextFor: (ownerId: string) => CommandContext;
}

/** What a feature provides; its index.ts exports one, and app.ts lists them. */
export interface Feature {
  /** Which data of students it stores. */
  readonly privacy?: Privacy;
  readonly aggregates?: readonly AnyAggregate[];
  readonly projections?: readonly Projection<DomainEvent, object>[];
  /** For each category of its streams whose things name files in the file store: whether a file is still named. */
  readonly files?: (parts: FeatureDependencies) => Readonly<Record<string, IsFileReferenced>>;
  readonly reactors?: (parts: FeatureDependencies) => readonly Reactor<DomainEvent>[];
  readonly routes?: (router: Router, parts: FeatureDependencies) => void;
  /** Hides its things while whatever contains them is deleted. */
  readonly hiddenIds?: (parts: Pick<FeatureDependencies, 'db'>) => readonly HiddenIdRule[];
  /**
   * Permanently erases things that were deleted before an instant and can no longer be restored; returns how many. Safe
   * to repeat.
   */
  readonly eraseDeleted?: (parts: FeatureDependencies, scope: ErasureScope) => Promise<number>;
  /**
   * Deletes this feature's data that belongs to an erased thing of another feature, by the category of that thing. Safe
   * to repeat.
   */
  readonly eraseDependents?: (parts: FeatureDependencies) => Readonly<Record<string, EraseDependents>>;
}
