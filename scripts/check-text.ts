import { settingsTable } from '../infra/local/src/settings.ts';
import { root } from './root.ts';
import { checkCommands } from './text/commands.ts';
import { checkFeatures } from './text/features.ts';
import { checkMigrations } from './text/migrations.ts';
import { checkPaths } from './text/paths.ts';
import { checkPixels } from './text/pixels.ts';
import { checkPlainEnglish } from './text/plain-english.ts';
import { checkProperties } from './text/properties.ts';
import { repositoryAt } from './text/repository.ts';
import { checkSettings } from './text/settings.ts';
import { checkSpecIds } from './text/spec-ids.ts';
import { checkSql } from './text/sql.ts';
import { checkSuppressions } from './text/suppressions.ts';
import { checkWalk } from './text/walk.ts';

const repository = repositoryAt(root);
const faults = [
  ...checkPaths(repository),
  ...checkCommands(repository),
  ...checkWalk(repository),
  ...checkFeatures(repository),
  ...checkSuppressions(repository),
  ...checkSettings(repository, settingsTable),
  ...checkSpecIds(repository),
  ...checkProperties(repository),
  ...checkSql(repository),
  ...checkMigrations(repository),
  ...checkPlainEnglish(repository),
  ...checkPixels(repository),
];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
