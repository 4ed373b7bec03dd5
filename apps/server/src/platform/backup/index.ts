/** Backups of a whole installation: encrypted, incremental by content, read back, restored into an empty place. */
export { BackupError } from './backup-error.ts';
export { demandApart, readBackupKey } from './backup-key.ts';
export { readFacts } from './facts-store.ts';
export { type BackupResult, makeBackup, removeOldSnapshots } from './make-backup.ts';
export { contentsOf, type Gap, type Manifest } from './manifest.ts';
export { chooseSnapshot, demandFittingPlace, findDamage, restoreBackup } from './restore-backup.ts';
export { type BackupHealth, type ScheduledBackups, startBackups } from './schedule/scheduled-backup.ts';
export { openFolderToRead, openFolderToWrite } from './target.ts';
export { openVault, type Vault } from './vault.ts';
