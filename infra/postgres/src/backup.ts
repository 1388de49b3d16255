export { copyRunningCluster, type ClusterCopyTarget, type FileToCopy } from './base-backup.ts';
export { withClient } from './database.ts';
export { handOverCluster } from './hand-over-cluster.ts';
export { stopLeftover } from './stop-leftover.ts';
export { archiveOf } from './wal-archive.ts';
export { unlessMissing } from './unless-missing.ts';
export { runningCluster, type RunningCluster } from './running-cluster.ts';
