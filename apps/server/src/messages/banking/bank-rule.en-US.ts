/** Sentences about rules for bank lines, and about confirming without a person. */
export const bankRuleEnUS = {
  rule_needs_condition: 'This rule would match every line. Enter a text or a range of amounts.',
  rule_text_without_words: '"{found}" has no letter or digit to look for. Enter a word of the line.',
  rule_bank_account_unknown: 'This bank account was not found. Choose another one, or none for every account.',
  rule_amount_negative:
    'Found {found}. Enter the amount of a rule without a sign: the direction says whether it is spent or received.',
  rule_amount_order: 'The largest amount {max} is below the smallest {min}. Enter them the other way round.',
  rule_transfer_to_stranger:
    'Account {account} is not a bank account of the company. Choose the account the money goes to or comes from.',
  rule_transfer_to_itself:
    'Account {account} is one this rule is for, so nothing would move. Choose the other account.',
  rule_account_is_bank: 'Account {account} is a bank account. To move money between own accounts choose a transfer.',
  rule_percent_or_amount: 'A part has a percentage or an amount, not both. Clear one of them.',
  rule_percent_range: 'A percentage is above 0 and at most 100 with up to 4 decimals, found {found}.',
  rule_one_rest:
    '{count} parts have neither percentage nor amount. Leave one of them empty: it takes what is left of the line.',
  rule_nothing_left:
    'The percentages add up to {found} %, so nothing is left for the part without one. Lower them or remove that part.',
  rule_rest_needed:
    'Fixed amounts do not fill every line. Leave the percentage and amount of one part empty: it takes what is left.',
  rule_percent_sum: 'The percentages add up to {found} %. Make them 100 %, or leave one part empty: it takes the rest.',
  rule_too_many: 'There are {count} rules already. Remove some that are no longer needed.',
  rule_order_stale: 'Somebody added or removed a rule in the meantime. Refresh and put them in order again.',
  auto_confirm_not_offered:
    '{accepted} of the last {suggested} high-confidence suggestions were right. Automatic confirmation needs at least {count} answered suggestions, {percent} % of them right.',
} as const;
