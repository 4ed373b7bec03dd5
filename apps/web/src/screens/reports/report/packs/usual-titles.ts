/** The titles on a cover if none is typed, each in its own language, whatever the language of the screen. */
export const usualTitles = { title: 'Management accounts', title_zh: '管理報表' } as const;
