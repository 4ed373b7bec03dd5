import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** Loaded before the server: the embedded database's commits no longer wait for the disk. What durability costs is the difference. */
fs.fsyncSync = () => {};
syncBuiltinESMExports();
