export function storesHandedOn(text: string): string[];
