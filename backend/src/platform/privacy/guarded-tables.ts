import { ownedTables, platformPrivacy, type Privacy } from './privacy.ts';
import { snakeCase } from '../postgres/index.ts';

/** A table of the application, as those see it who guard it. */
export interface Guarded {
  readonly table: string;
  /** The column that names whose a row is; undefined where no row is anybody's. */
  readonly owner: string | undefined;
  /** Filled from the event log alone. */
  readonly isReadModel: boolean;
  /** What lets somebody sign in: the projector reads none of it. */
  readonly keptFromProjector: boolean;
}

/** What a feature declares about its tables. */
export interface FeatureTables {
  readonly privacy?: Privacy;
  readonly projections?: readonly { readonly table: string }[];
}

/** Every table of the application, by what its features say of it. */
export const guardedTables = (features: readonly FeatureTables[]): Guarded[] => {
  const privacies = [platformPrivacy, ...features.flatMap(({ privacy }) => privacy ?? [])];
  const readModels = new Set(features.flatMap(({ projections = [] }) => projections.map(({ table }) => table)));
  const owned = new Map(ownedTables(privacies).map((each) => [each.table, each]));
  const declared = privacies.flatMap(({ tables }) => Object.keys(tables)).filter((table) => !table.startsWith('knex_'));
  return [...new Set([...declared, ...readModels])].map((table) => {
    const { owner, signsIn = false } = owned.get(table) ?? {};
    return {
      table,
      owner: owner && snakeCase(owner),
      isReadModel: readModels.has(table),
      keptFromProjector: signsIn,
    };
  });
};
