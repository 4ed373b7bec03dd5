/** One labelled document of an evaluation folder (see its manifest for the meaning of each field). */
export interface Truth {
  readonly id: string;
  readonly file: string;
  readonly kind: string;
  readonly kindAlso?: readonly string[];
  /** The kind in the reader's own terms, if the label is more precise than `kind`. */
  readonly paper?: string;
  /** The format of a bank's data file. */
  readonly format?: string;
  readonly currency?: string | null;
  readonly issueDate?: string | null;
  readonly dueDate?: string | null;
  readonly number?: string | null;
  readonly relatedNumber?: string | null;
  readonly supplier?: TruthParty | string | null;
  readonly supplierAlso?: readonly string[];
  readonly customer?: TruthParty | string | null;
  readonly items?: readonly TruthItem[] | null;
  readonly subtotal?: string | null;
  readonly discount?: string | null;
  readonly service?: string | null;
  readonly tax?: string | null;
  readonly total?: string | null;
  readonly prepaid?: string | null;
  readonly amountDue?: string | null;
  readonly bank?: string | null;
  readonly statements?: readonly TruthStatement[] | null;
}

export interface TruthParty {
  readonly name?: string | null;
  readonly address?: string | null;
  readonly taxId?: string | null;
}

export interface TruthItem {
  readonly name?: string | null;
  readonly quantity?: string | null;
  readonly price?: string | null;
  readonly rate?: string | null;
  readonly amount?: string | null;
}

export interface TruthLine {
  /** Absent if the label has only the date as printed. */
  readonly date?: string;
  readonly dateRaw?: string;
  /** Which date `date` is, if a format has two. */
  readonly dateIs?: 'value';
  readonly description: string;
  readonly out: string | null;
  readonly in: string | null;
  readonly balance: string | null;
}

export interface TruthStatement {
  readonly account?: string | null;
  readonly currency?: string | null;
  readonly periodStart?: string | null;
  readonly periodEnd?: string | null;
  readonly dueDate?: string | null;
  readonly openingBalance?: string | null;
  readonly closingBalance?: string | null;
  readonly lines: readonly TruthLine[];
}

/** A file that holds several documents (bundles.jsonl): the pages of each, counted from 1. */
export interface BundleTruth {
  readonly id: string;
  readonly file: string;
  readonly parts: readonly {
    readonly pages: readonly number[];
    readonly kind: string;
    readonly total: string | null;
  }[];
}

export function partyOf(party: TruthParty | string | null | undefined): TruthParty {
  return typeof party === 'string' || party === null || party === undefined ? { name: party ?? null } : party;
}
