/** Anything with an id: a company, an account. */
interface Identified {
  id: string;
}

/** The stored company if it is one of the user's, else the first; null if the user has none. */
export function pickCompany<C extends Identified>(storedId: string | null, companies: readonly C[]): C | null {
  return companies.find((company) => company.id === storedId) ?? companies[0] ?? null;
}
