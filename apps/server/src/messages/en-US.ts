import { bankEvidenceEnUS } from './banking/bank-evidence.en-US.ts';
import { bankImportEnUS } from './banking/bank-import.en-US.ts';
import { bankRuleEnUS } from './banking/bank-rule.en-US.ts';
import { accountingEnUS } from './books/accounting.en-US.ts';
import { auditEnUS } from './books/audit.en-US.ts';
import { auditActionEnUS } from './books/audit-action.en-US.ts';
import { closingWords } from './books/closing.en-US.ts';
import { documentEnUS } from './documents/document.en-US.ts';
import { fileEnUS } from './documents/file.en-US.ts';
import { questionEnUS } from './documents/question.en-US.ts';
import { exchangeEnUS } from './import-export/exchange.en-US.ts';
import { accountSettingEnUS } from './people/account-setting.en-US.ts';
import { companyEnUS } from './people/company.en-US.ts';
import { practiceEnUS } from './people/practice.en-US.ts';
import { secondFactorEnUS } from './people/second-factor.en-US.ts';
import { sessionEnUS } from './people/session.en-US.ts';
import { staffEnUS } from './people/staff.en-US.ts';
import { reportEnUS } from './reports/report.en-US.ts';
import { reportPackEnUS } from './reports/report-pack.en-US.ts';
import { reportScheduleEnUS } from './reports/report-schedule.en-US.ts';
import { toolsEnUS } from './tools.en-US.ts';
import { contactEnUS } from './trade/contact.en-US.ts';
import { eInvoiceEnUS } from './trade/e-invoice.en-US.ts';
import { invoiceEnUS } from './trade/invoice.en-US.ts';
import { invoiceListEnUS } from './trade/invoice-list.en-US.ts';
import { invoiceMoneyEnUS } from './trade/invoice-money.en-US.ts';
import { outgoingEnUS } from './trade/outgoing.en-US.ts';
import { recurringEnUS } from './trade/recurring.en-US.ts';
import { salesImportEnUS } from './trade/sales-import.en-US.ts';
import { salesSettingEnUS } from './trade/sales-setting.en-US.ts';
import { auditSampleEnUS } from './year-end/audit-sample.en-US.ts';
import { auditorRoomEnUS } from './year-end/auditor-room.en-US.ts';
import { closeEnUS } from './year-end/close.en-US.ts';
import { closePacketEnUS } from './year-end/close-packet.en-US.ts';
import { deadlineEnUS } from './year-end/deadline.en-US.ts';
import { filingEnUS } from './year-end/filing.en-US.ts';
import { fixedAssetEnUS } from './year-end/fixed-asset.en-US.ts';
import { profitsTaxEnUS } from './year-end/profits-tax.en-US.ts';
import { scheduleEnUS } from './year-end/schedule.en-US.ts';
import { statutoryAccountsEnUS } from './year-end/statutory-accounts.en-US.ts';

/** Every sentence the server says, by word; `{name}` is filled in. What was found, what was expected, what to do. */
export const enUS = {
  ...practiceEnUS,
  ...accountingEnUS,
  ...sessionEnUS,
  ...secondFactorEnUS,
  ...auditEnUS,
  ...auditActionEnUS,
  ...bankRuleEnUS,
  ...outgoingEnUS,
  ...toolsEnUS,
  ...bankEvidenceEnUS,
  ...closingWords,
  ...closeEnUS,
  ...auditSampleEnUS,
  ...auditorRoomEnUS,
  ...closePacketEnUS,
  ...fixedAssetEnUS,
  ...scheduleEnUS,
  ...questionEnUS,
  ...recurringEnUS,
  ...reportEnUS,
  ...reportPackEnUS,
  ...statutoryAccountsEnUS,
  ...reportScheduleEnUS,
  ...deadlineEnUS,
  ...filingEnUS,
  ...profitsTaxEnUS,
  ...bankImportEnUS,
  ...invoiceMoneyEnUS,
  ...invoiceListEnUS,
  ...exchangeEnUS,
  ...fileEnUS,
  ...documentEnUS,
  ...eInvoiceEnUS,
  ...companyEnUS,
  ...staffEnUS,
  ...contactEnUS,
  ...salesImportEnUS,
  ...salesSettingEnUS,
  ...accountSettingEnUS,
  ...invoiceEnUS,
  // Answers to a call
  unauthenticated: 'Unauthenticated.',
  second_factor_pending: 'Enter the code we sent to your email first.',
  sign_up_closed: 'Sign-up is closed on this server. Ask its administrator for an account.',
  sign_up_by_domain:
    'On this server only email addresses of {domains}, and addresses that were invited, can sign up. Use such an address, or ask for an invitation.',
  sign_up_by_invitation:
    'Only people who were invited can sign up on this server. Use the email address of your invitation, or ask for one.',
  forbidden: 'You do not have permission to do this. Ask an owner to do it, or to change your role.',
  confirmation_needed: 'Enter your password again to continue.',
  company_archived: 'This company is archived: its books can be read but not changed. Its owner can restore it.',
  xsrf_token_invalid: 'This page is out of date. Reload it and try again.',
  not_found: 'This was not found. It may have been deleted, or you may not have access to it.',
  validation_failed: 'Some fields need your attention.',
  record_named_missing: 'A record that this request uses no longer exists. Reload the page and choose another one.',
  name_with_web_address: 'A name cannot contain a web address. Enter the name only.',
  text_unreadable: 'The text contains a character that Folio cannot store. Type it instead of pasting it.',
  request_malformed: 'The request could not be understood. Reload the page and try again.',
  conflict: 'This record was changed by someone else. Refresh to see the newer version.',
  stale_version:
    'This record was changed by someone else while you were working on it. Your changes are still here; compare them with the newer version.',
  already_done: 'This has already been done. Refresh to see it.',
  idempotency_key_reused: 'This key was used for another request. Use a new one.',
  idempotency_key_malformed: 'The Idempotency-Key must have 8 to 80 letters, digits, dashes or underscores.',
  too_large: 'The request is too large. Send less at a time.',
  quota_storage:
    'The files of this company take {max} MB, which is all it may store on this server. Nothing was saved. Delete files that are not needed, also from the trash, or ask the administrator of the server for more.',
  quota_documents:
    'This company has added {max} documents today, which is all it may add in a day on this server. Try again tomorrow, or ask the administrator of the server for more.',
  storage_full:
    'The server has no space left, so nothing was saved. Ask your administrator to free space, then try again.',
  internal: 'Something went wrong on our side. Please try again; if it happens again, give us this number: {request}',
  storage_read_only:
    'The server cannot write to its storage, so nothing was saved. Ask your administrator to check the data folder.',
  stored_file_missing:
    'The file is missing from the server’s storage. Ask your administrator to restore it from a backup.',
  stored_file_damaged:
    'The file is damaged on the server, so it is not shown. Ask your administrator to restore it from a backup.',
  storage_away: 'The storage of files cannot be reached at the moment. Please try again in a few seconds.',
  database_away:
    'The database cannot be reached at the moment. Nothing was changed. Please try again in a few seconds.',
  database_late:
    'The database took too long, probably because others are changing the same data. Nothing was changed. Please try again in a few seconds.',
  not_ready:
    'The server is not ready: it is shutting down, its database does not answer, or its disk is full or read-only.',
  unavailable: 'The server is starting. Please try again in a moment.',
  // People
  // Fields
  required: 'Please fill this in',
  value_invalid: 'This value is not valid',
  too_short: 'Use at least {min} characters',
  too_long: 'Use at most {max} characters',
  password_mismatch: 'The Two passwords that you entered do not match!',
  email_invalid: 'Please enter a valid email',
  code_length: 'Enter the 6-character code',
  br_format: 'BR must be 8 digits, with or without the branch number',
  ci_format: 'CI must be up to 8 digits, or a letter and up to 7 digits',
  phone_format: 'Enter an 8-digit Hong Kong number or an international number',
  pc_number_format: 'PC No. is P and 5 digits, M and 4 digits, or 4 digits',
  date_invalid: 'Enter a valid date',
  date_future: 'The date must not be in the future',
  enter_name: 'Please enter name',
  enter_registration_number: 'Please enter registration number',
  enter_incorporated_date: 'Please enter incorporated date',
  enter_industry: 'Please enter industry',
  enter_br: 'Please enter BR',
  enter_ci: 'Please enter CI',
  enter_address: 'Please enter address',
  enter_fye: 'Please enter FYE',
  enter_directors: 'Please enter director info',
  enter_shareholders: 'Please enter shareholder info',
  enter_secretaries: 'Please enter secretary info',
  enter_email: 'Please enter email',
  enter_password: 'Please enter password',
  enter_phone: 'Please enter phone',
  enter_pc_number: 'Please enter PC No.',
  company_has_postings: 'The base currency cannot change after the first posting.',
  currency_unknown: 'This currency is not known. Use a code such as HKD, USD or CNY.',
  adjusting_item_tax: 'Tax',
  adjusting_item_rounding: 'Rounding',
  adjusting_item_adjustment: 'Adjustment to the total',
  // Uploads
  one_file_only: 'This request contains more than one file. Upload one file at a time.',
  file_missing: 'No file arrived. Choose a file and try again.',
  file_empty: 'This file is empty (0 bytes). Check it opens on your computer, then upload it again.',
  file_type_unsupported:
    'This file is {found}, whatever its name says. Only PNG, PDF and JPG files and e-invoices (XML) are accepted: export or photograph it as one of these.',
  file_too_large: 'This file is larger than {max} MB. Split it, or scan it at a lower resolution.',
  upload_broken: 'The upload stopped before the whole file arrived. Please try again.',
  // Documents
  document_not_ready: 'This document is still being read. Wait until it is ready for review.',
  document_not_confirmable: 'This document cannot be confirmed yet.',
  already_confirmed: 'This document has already been confirmed.',
  holder_not_confirmed:
    'The account holder on this statement is {holder}, not your company. Confirm that the account belongs to your company.',
  arithmetic_not_confirmed:
    'The figures on this document do not add up. Correct them, or confirm that they are as printed.',
  statement_without_lines: 'This statement has no account block. Add its lines, or choose another kind.',
  kind_not_bookable:
    'Documents of this kind are not posted. Choose another kind, or file the document without posting.',
  problem_file_missing: 'The file of this document is missing from storage. Upload it again.',
  problem_file_damaged: 'The file of this document is damaged in storage. Upload it again.',
  problem_corrupt:
    'This file is damaged or incomplete: it could not be opened. Check it opens on your computer, then upload it again.',
  problem_too_many_pages:
    'This file has {pages} pages; at most {max} can be read at once. Split it into smaller files.',
  problem_image_too_large: 'This picture is too large to read. Take it again at a lower resolution.',
  problem_nothing_readable:
    'No text was found on this page. If it is a document, photograph it again: flat, sharp, in good light, the right way up. Handwriting and other languages than English and Chinese cannot be read: enter those by hand.',
  problem_unsupported_type: 'This file is not a PNG, PDF or JPG. Export or photograph it as one of these.',
  problem_empty: 'This file is empty. Check it opens on your computer, then upload it again.',
  problem_timeout: 'Reading this file took too long and was stopped. Try again, or split it into smaller files.',
  problem_reader_failed: 'This file could not be read. Try again; if it fails again, enter the document by hand.',
  problem_memory:
    'Reading this file needed more memory than one file may use, so Folio stopped. Split it into smaller files, or enter the document by hand.',
  problem_crashed:
    'Folio could not finish reading this file: its content made the reader stop. Enter the document by hand, or upload it as a picture.',
  page_timeout:
    'Drawing this page took too long, so Folio stopped. Download the original to look at it, or upload the page as a picture.',
  parse_busy:
    'Several files of your company are being read already. Wait until they are done, then send this one again.',
  parse_timeout:
    'Reading this file took too long, so Folio stopped. A file of this kind is normally read in seconds: export it again, or split it into smaller files.',
  parse_memory:
    'Reading this file needed more memory than one file may use, so Folio stopped. Split it into smaller files, then send each of them.',
  parse_crashed: 'This file could not be read: it is damaged or of another kind. Export it again, then send it again.',
  parse_cancelled: 'Reading this file was stopped before it finished. Send it again.',
  problem_gave_up: 'Reading this file failed {attempts} times. Try again, or enter the document by hand.',
  // Checks
  check_balances_tie: 'Opening balance plus the lines gives {found}; the closing balance printed is {expected}.',
  check_running_balance: 'After this line the balance is {found}; {expected} is printed.',
  check_total: 'Subtotal and tax add up to {found}; the total printed is {expected}.',
  check_items: 'The items add up to {found}; {expected} is printed.',
  check_dates_order: 'The due date {found} is before the issue date {expected}.',
  check_balances_missing:
    'The opening and closing balances are needed to prove this statement. Enter them from the page.',
  check_amounts_invalid: 'An amount has decimals that its currency does not have. Correct the amount or the currency.',
  check_holds: 'Adds up',
  check_fails: 'Found {found}, expected {expected}.',
  // Mail
} as const;
