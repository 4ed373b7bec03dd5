type Checksums = Readonly<Record<string, string>>;

/** What is wrong with the migrations as they are now, against the list and the versions of it that landed. */
export function faultsOfMigrations(
  checksums: Checksums,
  listed: Checksums,
  landedVersions: readonly Checksums[],
): string[];
