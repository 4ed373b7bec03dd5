/** Sentences about how documents are printed and paid. */
export const salesSettingEnUS = {
  sales_fps_id: 'An FPS identifier has 7 to 9 digits, found "{found}". It is in your bank’s FPS registration.',
  sales_fps_mobile:
    'A Hong Kong mobile number has 8 digits, found "{found}". For a number of another country write +44-7700900123.',
  sales_fps_email: 'An FPS email address has at most 79 plain characters and an @, found "{found}".',
  sales_pay_to_unknown: 'This bank account was not found. Choose another one, or none.',
  sales_image_too_large:
    'This picture is larger than {max} MB. Reduce it (a width of 1200 pixels is enough) and try again.',
  sales_image_type: 'This file is not a PNG or JPG picture. Export the picture as PNG and try again.',
  sales_image_pixels:
    'This picture has more than {max} million pixels. Reduce it (a width of 1200 pixels is enough) and try again.',
  sales_image_corrupt: 'This picture is damaged or incomplete. Check it opens on your computer, then upload it again.',
  receipt_of_customer_only:
    'Only money that a customer paid has a receipt, found {number}. Choose a record of money received.',
} as const;
