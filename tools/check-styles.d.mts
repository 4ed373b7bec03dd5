/** Sizes in a style sheet that no token gives, as sentences. */
export function faultsOfSheet(css: string): string[];
/** The classes that a style sheet sets, without those of Ant Design. */
export function classesOf(css: string): string[];
/** Classes that more than one of the sheets sets, with the number of sheets. */
export function sharedClasses(sheets: Readonly<Record<string, string>>): Record<string, number>;
/** The classes of a style sheet that no source names. */
export function unnamedClasses(css: string, sources: readonly string[]): string[];
