/** Sentences about a company's particulars. */
export const companyEnUS = {
  fye_no_day:
    '{found} is not a day of the calendar. Choose the month first, then the last day of the financial year in it.',
  fye_change_not_accepted:
    'There are postings already. If the financial year ends on {after} instead of {before}, every year in the reports begins and ends on other days. Confirm that you want this.',
  first_accounts_day:
    'The first accounts end on {found}, but the financial year ends on {expected}. Choose a financial year end.',
  first_accounts_length:
    'The first accounts may cover up to 18 months. They cannot end on {found}; choose a day after incorporation and not after {latest}.',
  director_none_in_office: 'Everybody here has resigned. Enter a director who is in office.',
  director_natural_person: 'At least one director must be a natural person. Add one.',
  director_resigned_before: 'Resigned on {found}, but appointed on {from}. Correct one of the two.',
  shares_none_paid: 'An amount was paid, but the number of shares is 0. Enter how many shares are held.',
  shares_format: '“{found}” is not a number of shares. Enter a whole number in digits, such as 10000.',
  paid_format: '“{found}” is not an amount. Enter digits with at most four decimals, such as 10000.00.',
  licence_format: '“{found}” is not a TCSP licence number. Enter TC and six digits, such as TC001234.',
  secretary_licence_person:
    'A person who is secretary has no TCSP licence of their own here. Choose company, or leave the licence empty.',
  secretary_sole_director: '{name} is the only director and may not be the secretary as well. Enter somebody else.',
  approver_only: 'This document waits for approval. Only somebody who may approve can confirm it.',
  company_paper_in_hand: 'Folio is still reading your last certificate. Wait until it is done, then choose this one.',
};
