import { type Finding, fault, placeOf, type Rule } from './finding.ts';

interface Pair {
  readonly amounts: readonly string[];
  readonly details: string;
  /** Of the rule: details without an amount, and an amount without details. */
  readonly noAmount: string;
  readonly noDetails: string;
}

function pair(amount: string | readonly string[], details: string, noAmount: string, noDetails: string): Pair {
  return { amounts: typeof amount === 'string' ? [amount] : amount, details, noAmount, noDetails };
}

/** Amounts that need details, and details that need an amount. */
const PAIRS: readonly Pair[] = [
  pair('ServiceFeeIncome', 'ServiceFeeReceivedDetails', 'NVAD-E-0270', 'NVAD-E-0280'),
  pair('ManagementFeeIncome', 'ManagementFeeReceivedDetails', 'NVAD-E-0290', 'NVAD-E-0300'),
  pair('OffshoreProfitsExcluded', 'ReasonsForTheOffshoreClaim', 'NVAD-E-1110', 'NVAD-E-0310'),
  pair('Commission', 'CommissionPaymentsDetails', 'NVAD-E-0330', 'NVAD-E-0340'),
  pair('ApprovedCharitableDonationsTaxAdjustment', 'ApprovedCharitableDonationsDetails', 'NVAD-E-0350', 'NVAD-E-0370'),
  pair('InterestExpenses', 'InterestPaidOrPayableDetails', 'NVAD-E-0371', 'NVAD-E-0372'),
  pair('LegalAndProfessionalFee', 'LegalAndOtherProfessionalFeePaymentsDetails', 'NVAD-E-0380', 'NVAD-E-0390'),
  pair('ManagementFee', 'ManagementFeePaymentsDetails', 'NVAD-E-0400', 'NVAD-E-0410'),
  pair(
    ['ContractorCharges', 'SubContractorCharges'],
    'ContractorAndSubcontractorChargesDetails',
    'NVAD-E-0420',
    'NVAD-E-0430',
  ),
  pair('ProvisionSpecificBadDebt', 'BadDebtProvisionDetails', 'NVAD-E-0440', 'NVAD-E-0441'),
];

const amountsWithDetails: Rule = (facts) =>
  PAIRS.flatMap(({ amounts, details, noAmount, noDetails }): Finding[] => {
    const isAmount = amounts.some((name) => facts.isAmount(name));
    const values = { amount: amounts.join(' / '), details };
    if (isAmount && !facts.has(details)) return [fault(noDetails, details, 'answer', values)];
    if (isAmount || !facts.has(details)) return [];
    const [first = details] = amounts;
    return [fault(noAmount, first, placeOf(first), values)];
  });

interface FlagPair {
  readonly flag: string;
  readonly details: string;
  readonly notTrue: string;
  readonly noDetails: string;
}

/** Answers that need details if they are yes. */
const FLAGS: readonly FlagPair[] = [
  { flag: 'AdvanceRuling', details: 'AdvanceRulingDetails', notTrue: 'NVAD-E-0940', noDetails: 'NVAD-E-0950' },
  {
    flag: 'PermanentEstablishmentHongKongNonHongKongResidentPerson',
    details: 'TransactionsWithOtherPartsNonHongKongResidentPerson',
    notTrue: 'NVAD-E-0960',
    noDetails: 'NVAD-E-0970',
  },
  {
    flag: 'HongKongPracticeUnit',
    details: 'PractisingCertificateNumber',
    notTrue: 'NVAD-E-0982',
    noDetails: 'NVAD-E-0981',
  },
];

const answersWithDetails: Rule = (facts) =>
  FLAGS.flatMap(({ flag, details, notTrue, noDetails }): Finding[] => {
    const values = { flag, details };
    if (facts.isTrue(flag) && !facts.has(details)) return [fault(noDetails, details, 'answer', values)];
    if (!facts.isTrue(flag) && facts.has(details)) return [fault(notTrue, flag, 'answer', values)];
    return [];
  });

const practisingCertificate: Rule = (facts) => {
  const number = facts.text('PractisingCertificateNumber');
  if (/^[A-Za-z0-9]{0,6}$/.test(number)) return [];
  return [fault('NVAD-E-0980', 'PractisingCertificateNumber', 'answer', { found: number })];
};

export const PAIR_RULES: readonly Rule[] = [amountsWithDetails, answersWithDetails, practisingCertificate];
