/** Sentences about documents that leave, or come in, as electronic invoices. */
export const eInvoiceEnUS = {
  file_xml_unsupported:
    'This XML file is not an invoice. Of XML, only electronic invoices are accepted: UBL (Peppol, XRechnung) or Factur-X/ZUGFeRD. A bank’s file is imported in the bank account.',
  e_invoice_type:
    'Only your own invoices and credit notes can leave as electronic invoices. Send this document as a PDF.',
  e_invoice_unconfirmed: 'This document is not confirmed yet and may still change. Confirm it first.',
  e_invoice_voided: 'This document is voided. An electronic invoice of it would be taken for a valid one.',
  e_invoice_incomplete: 'Details that an electronic invoice must contain are missing from this document.',
  e_invoice_number: 'The document has no number. Confirm it, or enter a number.',
  e_invoice_issue_date: 'The issue date is missing. Enter it in the document.',
  e_invoice_due_date: 'Neither a due date nor payment terms are given. Enter one of them in the document.',
  e_invoice_items: 'The document has no items. Add at least one.',
  e_invoice_decimals:
    'Electronic invoices hold amounts with at most two decimals, and this currency has three. Send the PDF instead.',
  e_invoice_tax_rounding:
    'The tax, rounded item by item, differs too much from the tax of the sum. Round tax once per document in the sales settings.',
  e_invoice_seller_name: 'Your company’s name is missing. Enter it in the company settings.',
  e_invoice_seller_registration:
    'Your company has neither a business registration number nor a tax number. Enter one in the company settings.',
  e_invoice_seller_tax_id:
    'The document uses tax codes, but your company has no tax number. Enter it in the company settings, or choose “no tax”.',
  e_invoice_seller_email: 'Your company’s email address is missing. Enter it in the company settings.',
  e_invoice_buyer_name: 'The customer’s name is missing. Enter it in the document.',
  e_invoice_buyer_tax_id:
    'Reverse charge needs the customer’s tax number or registration number. Enter it in the document or the contact.',
  e_invoice_buyer_email: 'The customer’s email address is missing. Enter it in the contact.',
  e_invoice_buyer_reference:
    'Peppol asks for the customer’s order number or reference. Enter one of them in the document.',
};
