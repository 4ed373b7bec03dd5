/** The sentences of the filing: the checks of its files, and refusals. */
export const filingEnUS = {
  filing_nvad_e_0010: '{item} is written with decimals "{found}". Mandatory amounts have to be exact (INF).',
  filing_context:
    '{item} is stated for {found}. Mandatory items are stated for the basis period: {expected}. Check the basis period.',
  filing_nvad_e_0030: '{item} has more than one value for the same period: {found}. Map it once.',
  filing_nvad_e_0050: '{item} is missing. It is mandatory: enter it.',
  filing_nvad_e_0060: '{item} belongs to the return of a partnership (BIR52), and this is the return of a corporation.',
  filing_nvad_e_0070: '{item} belongs to the return of a corporation (BIR51), and this is the return of a partnership.',
  filing_name_long: 'The name of the company has {found} characters. The authority accepts at most 120.',
  filing_nvad_e_0100:
    '{item} is "{found}". The authority expects {expected}, and a year that can be filed electronically.',
  filing_nvad_e_0110: 'The basis period begins on {from} and ends on {to}. It has to end later than it begins.',
  filing_nvad_e_0120:
    'The basis period ends on {found}. For this year of assessment it has to end between {first} and {last}.',
  filing_nvad_e_0130: 'The accounting date changed. Enter the reasons for the change.',
  filing_nvad_e_0140:
    'There are reasons for a change of the accounting date, but it did not change. Remove the reasons.',
  filing_nvad_e_0150: 'The accounting period begins on {from} and ends on {to}. It has to end later than it begins.',
  filing_nvad_e_0170: 'The industry code is missing. Enter the six digits of the HKSIC, or 000000 for no activity.',
  filing_nvad_e_0180: 'The industry code is "{found}". Enter six digits of the HKSIC.',
  filing_nvad_e_0190:
    'Folio knows no division of the HKSIC that begins like {found}. Compare it with the list of the Census and Statistics Department.',
  filing_nvad_e_0240: 'The currency is "{found}". Use a currency code of three letters, such as HKD.',
  filing_nvad_e_0260: 'The conversion rate is {found}. For figures in HKD it has to be 1.',
  filing_amount_missing: '{details} are entered, but {amount} is zero. Remove the details, or map the accounts.',
  filing_details_missing: '{amount} is not zero. Enter {details}.',
  filing_answer_not_yes: '{details} is entered, so {flag} has to be answered with yes.',
  filing_answer_details: '{flag} is answered with yes. Enter {details}.',
  filing_nvad_e_0980: 'The number of the practising certificate is "{found}". It has at most six letters or digits.',
  filing_nvad_e_1151: 'There is an answer about adjusted emoluments, so {item} has to be answered with yes.',
  filing_nvad_e_1152: 'Emoluments of the proprietor or partners are answered with yes. Answer {item} as well.',
  filing_nvad_e_1180: '{item} is {found}. The authority accepts at most 14 digits.',
  filing_nvad_e_1210: '{item} of partner {partner} is missing. It is mandatory for each partner: enter it.',
  filing_nvad_e_1220: 'Partner {partner} has a day of entry but no name. Enter the name.',
  filing_nvad_e_1230: 'Partner {partner} has a day of leaving but no name. Enter the name.',
  filing_nvad_e_1240:
    'The number of partner {partner} is "{found}". Enter an identity card as letters, six digits and a check digit, or eight digits of the business registration.',
  filing_nvad_e_1250:
    'Partner {partner} is a business, so it cannot elect personal assessment. Remove the election, or enter an identity card number.',
  filing_nvad_e_1251: '{count} partners are precedent partners. Choose at most one.',
  filing_nvad_e_1260:
    'The partners get {sum} together, and the assessable profits or the adjusted loss are {total}. Correct the allocations that were entered, or the shares.',
  filing_nvad_e_1270:
    'The share of partner {partner} is {found} of 1. Enter a share of 0 % or more with at most four decimals.',
  filing_nvad_e_1280: 'The shares of the partners are {found} % together. They have to be 100 %.',
  filing_nvad_e_1290: 'Total equity is not tagged in the accounts. Map the row of total equity to Equity.',
  filing_nvad_e_1291: 'Revenue is not tagged in the accounts. Map the row of revenue to Revenue.',
  filing_nvad_e_1292:
    'Profit before tax is not tagged in the accounts. Map the row of profit before tax to ProfitLossBeforeTax.',
  filing_nvad_e_1300:
    'On {date} total assets are {assets}, and equity and liabilities are {total}. They have to be equal.',
  filing_nvad_e_1340: '{item} is empty. Enter a text, or leave the item out.',
  filing_nvad_e_1360: '{item} is hidden in the file. Mandatory items have to be visible.',
  filing_unit: '{item} is in {found}. It has to be in HKD or the currency of the computation.',
  filing_nvad_e_1390:
    'Profit before tax is {tax} in the computation and {accounts} in the accounts. Correct the one that is wrong.',
  filing_553_e_0467: 'The file names the taxonomy {found}. The authority expects {expected}.',
  filing_553_e_0468: 'The file names a taxonomy of another year: {found}. The authority expects {expected}.',
  filing_553_e_0535: 'The file names {count} taxonomies. It has to name one.',
  filing_folio_cents: '{item} is {found}. The authority accepts only whole dollars.',
  filing_folio_digits: '{item} is {found}. The authority accepts at most 14 digits.',
  filing_folio_size: 'The file is larger than 20 MB. Shorten the texts of the accounts.',
  filing_folio_file: 'A file is not as Folio writes it: {found}. Ask the administrator of this Folio.',
  filing_folio_element:
    'The imported package has no element "{found}". Choose another one, or import the package of the right year.',
  filing_folio_kind:
    '{item} is "{found}", and the imported package expects another kind of value. Correct it where it is entered.',
  filing_folio_computation: 'The tax computation is a draft. Approve it.',
  filing_folio_entity:
    'The tax computation was approved for another kind of business than the tax profile has now. Open it again, check it and approve it, or correct the profile.',
  filing_folio_accounts: 'The statutory accounts are a draft. Make them final.',
  filing_folio_rounding:
    'The statutory accounts show cents. Choose whole dollars, because the authority accepts no cents.',
  filing_folio_proposed:
    'Folio proposed items for {count} accounts by their names. Look through them, correct what is wrong, and save the facts.',
  filing_folio_period:
    'The accounts cover {from} to {to}, and the basis period {first} to {last}. Check whether that is right.',
  filing_folio_partners:
    'The imported package does not say how partners are stated, so the files have no tags. Import the package of the authority again, or use the data sheet.',
  filing_folio_package:
    'Without the taxonomy package the files have no tags, so they are only to be read. Import the package to tag them.',
  filing_hksic: 'Enter six digits of the HKSIC, such as 469000, or 000000 for no activity.',
  filing_unknown_element: 'There is no element "{found}" for it. Choose another one.',
  filing_amount_whole:
    '"{found}" is not an amount in whole dollars with at most 14 digits. Enter it without cents and separators.',
  filing_answer_yes_no: '"{found}" is not yes or no. Choose one.',
  filing_partner_identifier:
    'Enter an identity card such as A1234567 (letters, six digits, check digit), eight digits of the business registration, or nothing.',
  filing_partner_share: 'Enter a share from 0 to 100 with at most four decimals, such as 33.3333.',
  filing_partner_amount: 'Enter whole dollars without separators, with at most 14 digits.',
  filing_partner_days: 'The partner left on {to}, before the day of entry {from}. Enter a later day.',
  filing_changed: 'The figures have changed since you saw them. Look at them again, then freeze.',
  filing_not_ready: '{count} points have to be corrected first. The first one: {reason}',
  filing_frozen_already: 'This filing is frozen already, and nothing has changed since.',
  filing_package_no_zip:
    'This is not a ZIP file, or it is damaged. Download the taxonomy package again and choose the whole ZIP file.',
  filing_package_no_taxonomy:
    'The ZIP file has no taxonomy of the Inland Revenue Department. Choose the file "IRD_Taxonomies_2026-04-01.zip".',
  filing_package_too_large:
    'The ZIP file unpacks to more than 150 MB or too many files. Choose the package of the authority.',
  filing_package_other_year:
    'The package is of {found}. Folio writes files for the taxonomies of {expected}. Choose that package; what was imported before stays.',
  filing_sheet_section: 'Section',
  filing_sheet_item: 'Item',
  filing_sheet_element: 'Element',
  filing_sheet_period: 'Period',
  filing_sheet_value: 'Value',
};
