/** A company's name in the language on the screen, where it has one. */
export function companyNameIn(language: string, company: { name: string; name_zh: string | null }): string {
  return language === 'zh-Hant' && company.name_zh ? company.name_zh : company.name;
}
