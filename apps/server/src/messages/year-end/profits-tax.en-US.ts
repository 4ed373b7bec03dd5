/** The sentences of profits tax computations. */
export const profitsTaxEnUS = {
  tax_file_number: 'Enter the file number as 2 digits, a slash and 8 digits, such as 12/34567890.',
  tax_amount_negative: 'Enter an amount that is not negative.',
  tax_only_hkd: 'The books are in {currency}. Folio computes profits tax only for books in HKD.',
  tax_period_backwards: 'The basis period ends before it begins. Enter a later last day.',
  tax_period_other_year:
    'A basis period that ends on this day belongs to {found}, not to {expected}. Enter another last day.',
  tax_period_too_long:
    'The basis period is too long: it may last 12 months, or 18 months if it is the first of the business. Enter {last} or an earlier day, and make another computation for the rest.',
  tax_pool_twice: 'A pool is entered twice. Enter each rate once.',
  tax_building_residue:
    'The residue of the building {name} is {found}, more than its cost of {cost}. Enter at most the cost.',
  tax_building_twice: 'The asset of the building {name} is chosen twice. Enter each building once.',
  tax_hp_value: 'The value of {name} is {found}, more than its cost of {cost}. Enter at most the cost.',
  tax_hp_paid:
    'The capital paid for {name} is {found}, more than its cost of {cost}. Enter the capital without interest, at most the cost.',
  tax_hp_agreement: 'The agreement of {name} is not a loan or hire purchase of this company. Choose another one.',
  tax_hp_agreement_twice:
    'The agreement of {name} is chosen for another asset already. Leave it empty and enter what was paid for each asset.',
  tax_hp_asset_twice: 'The asset of {name} is chosen twice. Enter each asset once.',
  tax_year_exists: 'There is a computation for {year} already. Open it.',
  tax_computation_approved: 'This computation is approved, so it cannot be changed. Open it again first.',
  tax_not_approved: 'This computation is a draft. Approve it first.',
  tax_has_journal: 'The journal of the tax is posted. Reverse it first.',
  tax_no_journal: 'There is no posted journal of this tax.',
  tax_nothing_to_post: 'There is no tax to post for this year.',
  tax_adjustments_open: '{count} proposed adjustments are not decided. Accept or dismiss each of them first.',
  tax_adjustments_outdated:
    'The accounts give other amounts by now for {count} adjustments that were decided. Choose "Propose again" and decide on them.',
  tax_figures_changed: 'The figures have changed since you saw them. Look at them again, then approve.',
  tax_reason_missing: 'Enter a reason: Folio proposed something else, or nothing.',
  tax_journal_narration: 'Profits tax {year}',
};
