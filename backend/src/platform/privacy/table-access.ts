import { ownedTables, platformPrivacy, type Privacy } from './privacy.ts';
import { snakeCase } from '../postgres/index.ts';

/** How a table of the application may be accessed. */
export interface TableAccess {
  readonly table: string;
  /** The column with the owner of a row; undefined if rows have no owner. */
  readonly owner: string | undefined;
  /** Filled only from the event log. */
  readonly isReadModel: boolean;
  /** Sign-in data, which the projector may not read. */
  readonly hiddenFromProjector: boolean;
}

/** What a feature declares about its tables. */
export interface FeatureTables {
  readonly privacy?: Privacy;
  readonly projections?: readonly { readonly table: string }[];
}

/** The access to every table of the application, from what its features declare. */
export const tableAccess = (features: readonly FeatureTables[]): TableAccess[] => {
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
      hiddenFromProjector: signsIn,
    };
  });
};
