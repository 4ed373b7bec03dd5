/** Anything with an id: a company, an account. */
interface Identified {
  id: string;
}

/** The stored company when it is one of the user's, else the first; null without any. */
export function pickCompany<C extends Identified>(storedId: string | null, companies: readonly C[]): C | null {
  return companies.find((company) => company.id === storedId) ?? companies[0] ?? null;
}
