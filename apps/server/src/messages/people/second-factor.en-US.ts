/** Sentences about second factors and third parties. */
export const secondFactorEnUS = {
  authenticator_no_key:
    'Authenticator apps cannot be used on this server yet: it has no key to protect their secrets. Its administrator can set FOLIO_SECRET_KEY.',
  authenticator_there: 'An authenticator app is set up already. Remove it first, then set up the new one.',
  authenticator_code_wrong:
    'This is not the code the app shows now. Wait for the next one, and check that the clock of your phone is right.',
  recovery_needs_factor:
    'Recovery codes replace an authenticator app or a passkey when you cannot use it. Set one of them up first.',
  recovery_code_wrong: 'This recovery code is not right, or was used before. Try another of your list.',
  passkey_not_made: 'The passkey was not made: the answer came too late or from another page. Please try again.',
  passkey_known: 'This passkey is in use already.',
  passkey_wrong: 'This passkey could not be checked, or is not known here. Try again, or choose another way.',
  passkeys_too_many: 'You have {max} passkeys, the maximum. Remove one you no longer use.',
  mail_codes_needed:
    'Codes by email stay on until you have an authenticator app or a passkey, and recovery codes that were not used: a lost phone would lock you out.',
  identity_taken: 'This sign-in belongs to another account here.',
  identity_only_way_in:
    'This is the only way into your account. Set a password first (Forgot password on the sign-in page), or add a passkey.',
  identity_provider_down: 'The provider did not answer. Please try again in a few minutes.',
  arrival_over: 'This sign-in took too long. Please begin again on the sign-in page.',
  arrival_prove_first: 'This email has an account. Prove that it is yours first, then the two are connected.',
  mail_arrival_subject: '{code} confirms your email for Folio',
  mail_arrival_body:
    'Somebody signs in to Folio with {provider} and this email. Your code is {code}\n\nIt works once, for {minutes} minutes. If it was not you, ignore this email: nothing is connected without the code.',
} as const;
