/** Sentences about signing in and what guards an account. */
export const sessionEnUS = {
  credentials_invalid: 'The email or the password is not correct.',
  code_invalid: 'The code is incorrect or has expired',
  code_spent: 'This code was entered wrongly 5 times and no longer works. Ask for a new code.',
  code_gone: 'This code has expired or was used. Ask for a new code.',
  code_not_mailed: 'The email with your code could not be sent just now. Please try again in a moment.',
  reset_link_expired: 'This reset link has expired. Ask for a new one.',
  email_taken: 'This email already has an account. Sign in instead.',
  wait_seconds: 'Too many attempts. Please try again in {seconds} seconds.',
  wait_minute: 'Too many attempts. Please try again in 1 minute.',
  too_many_requests: 'Too many attempts. Please try again in {minutes} minutes.',
  password_wrong: 'This is not your password. Check it and try again.',
  password_common:
    'This password is on the lists that are tried first. Use another one, such as four words that do not belong together.',
  password_pattern: 'This password repeats the same few characters. Use at least 4 different ones.',
  password_is_yours: 'Your name or email is easy to guess. Use something else as your password.',
  email_is_yours: 'This is your email already. Enter the new one.',
  email_codes_gone: 'These codes have expired or were entered wrongly too often. Ask for the change again.',
  close_last_owner: 'You are the only owner of {names}. Make somebody else an owner first, then close your account.',
  close_last_manager:
    'You are the only manager of {names}. Make somebody else a manager first, then close your account.',
  enter_current_password: 'Please enter your current password',
  device_words: '{browser} on {system}',
  device_unknown: 'an unknown browser',
  mail_code_subject: '{code} is your Folio code',
  mail_code_body:
    'Your code to sign in to Folio is {code}\n\nIt works once, for {minutes} minutes. If you did not try to sign in, change your password.',
  mail_email_code_subject: '{code} is your code to change the email of your account',
  mail_email_code_body:
    'Your code to change the email of your Folio account is {code}\n\nIt works once, for {minutes} minutes. Two codes are needed: one from the old address and one from the new. If you did not ask for this, change your password.',
  mail_reset_subject: 'Reset your Folio password',
  mail_reset_body:
    'Open this link to set a new password:\n{link}\n\nIt expires in 5 minutes. If you did not ask for it, ignore this email; your password stays as it is.',
  mail_new_device_subject: 'New sign-in to your Folio account',
  mail_new_device_body:
    'Your account was signed in to from a browser it has not been used with before.\n\n{device}\n{time} (Hong Kong)\nNetwork address {address}\n\nIf this was you, there is nothing to do. If not, set a new password at once, which also signs everybody out: {link}/auth/forgot-password',
  mail_password_changed_subject: 'Your Folio password was changed',
  mail_password_changed_body:
    'The password of your account was changed. Every other browser was signed out, and every API token was revoked.\n\nIf this was not you, set a new password at once: {link}/auth/forgot-password',
  mail_token_made_subject: 'A new API token for your Folio account',
  mail_token_made_body:
    'The API token "{name}" was added to your account. A program that has it reads or writes your books without your password.\n\nIf this was you, there is nothing to do. If not, set a new password at once, which also revokes every API token: {link}/auth/forgot-password',
  mail_passkey_added_subject: 'A new passkey for your Folio account',
  mail_passkey_added_body:
    'The passkey "{name}" was added to your account. It signs in without your password.\n\nIf this was you, there is nothing to do. If not, sign in, delete the passkey under Security, and set a new password: {link}/auth/forgot-password',
  mail_authenticator_added_subject: 'An authenticator app was added to your Folio account',
  mail_authenticator_added_body:
    'Your account now accepts codes of an authenticator app.\n\nIf this was you, there is nothing to do. If not, sign in, delete the app under Security, and set a new password: {link}/auth/forgot-password',
  mail_identity_linked_subject: '{provider} can now sign in to your Folio account',
  mail_identity_linked_body:
    'Your account was linked with {provider}, which can now sign in to it.\n\nIf this was you, there is nothing to do. If not, sign in, delete the link under Security, and set a new password: {link}/auth/forgot-password',
  mail_email_changed_subject: 'The email of your Folio account was changed',
  mail_email_changed_body:
    'Your account now signs in with {email}. This address is no longer used.\n\nIf this was not you, answer this email at once.',
  mail_sign_up_taken_subject: 'You already have a Folio account',
  mail_sign_up_taken_body:
    'Somebody tried to sign up with this email, which already has an account. Nothing was changed.\n\nIf this was you, sign in: {link}/auth/sign-in\nIf you forgot your password, set a new one: {link}/auth/forgot-password\n\nIf it was not you, there is nothing to do.',
  mail_email_wanted_subject: 'Somebody wanted to use your email in Folio',
  mail_email_wanted_body:
    'Another account asked to change its email to this address, which is yours. Nothing was changed, and we did not reveal that you have an account.\n\nIf you hold both accounts, change the email of this one first, or close it.',
  mail_factors_reset_subject: 'The second factors of your Folio account were removed',
  mail_factors_reset_body:
    'An administrator of this server removed the authenticator app, passkeys and recovery codes of your account, and signed you out everywhere. Codes come by email again.\n\nSign in and set up a second factor: {link}/auth/sign-in\n\nIf you did not ask for this, answer this email at once.',
  mail_account_opened_subject: 'Your Folio account',
  mail_account_opened_body:
    'An administrator created an account for you. Set a password to sign in; the link works once, for 24 hours: {link}',
  mail_account_closed_subject: 'Your Folio account is closed',
  mail_account_closed_body:
    'Your account was closed. Your name, email and sign-in are removed; the books keep what was entered, as the law asks for seven years.\n\nIf this was not you, answer this email at once.',
} as const;
