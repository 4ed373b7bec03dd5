export function accountCodesIn(path: string, text: string): { code: string; line: number }[];
