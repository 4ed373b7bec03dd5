/** Sentences about what people set for their own account. */
export const accountSettingEnUS = {
  picture_missing: 'No picture came with this request. Choose a PNG, JPG or WebP picture and try again.',
  picture_too_large:
    'This picture is larger than {max} MB. Reduce it (a width of 1000 pixels is enough) and try again.',
  picture_type: 'This file is not a PNG, JPG or WebP picture. Choose a photo, or export it as PNG.',
  picture_pixels:
    'This picture has more than {max} million pixels. Reduce it (a width of 1000 pixels is enough) and try again.',
  picture_corrupt: 'This picture is damaged or incomplete. Check it opens on your device, then choose it again.',
  picture_unknown: 'This picture is no longer there. Choose it again.',
  token_invalid:
    'This API token is not valid: it is unknown, has expired or was revoked. Make a new one under Account Setting.',
  token_scope: 'An API token may not do this. Sign in to do it yourself, or use a token with the right to write.',
  token_too_fast: 'This API token made more than {most} calls in a minute. Wait a minute, then go on more slowly.',
  token_too_many: 'You have {most} API tokens in use, the maximum. Revoke one that you no longer need.',
  token_company_unknown: 'You do not work in this company. Choose one of yours, or all of them.',
  mail_document_failed_subject: '{document} could not be read',
  mail_document_failed_body:
    'Folio could not read {document}, which you uploaded for {company}.\n\nSee why, and try again or enter it by hand:\n{link}\n',
} as const;
