export { copyRunningCluster, type ClusterCopyTarget as CopyOfCluster, type FileToCopy } from './base-backup.ts';
export { withClient } from './database.ts';
export { handOverCluster } from './hand-over-cluster.ts';
export { stopLeftover } from './stop-leftover.ts';
export { runningCluster, type RunningCluster } from './running-cluster.ts';
