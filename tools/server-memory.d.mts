export const serverMemory: Readonly<Record<string, string>>;
export const serverDefaults: Readonly<Record<string, string>>;
export const serverEnvironment: Readonly<Record<string, string>>;
