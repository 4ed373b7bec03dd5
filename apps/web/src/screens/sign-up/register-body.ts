import type { AccountType } from '@folio/contract';
import type { RegisterBody } from '../../api/queries/session.ts';

/** The fields of the sign-up form. */
export const emptySignUp = {
  name: '',
  practice_name: '',
  pc_number: '',
  phone: '',
  address: '',
  email: '',
  password: '',
  password_confirmation: '',
};

/** What is sent: a practice's fields only for a practice; passwords as typed, the rest trimmed. */
export function registerBodyOf(accountType: AccountType, values: typeof emptySignUp): RegisterBody {
  const practice = {
    practice_name: values.practice_name.trim(),
    pc_number: values.pc_number.trim().toUpperCase(),
    phone: values.phone.trim(),
    address: values.address.trim(),
  };
  return {
    name: values.name.trim(),
    email: values.email.trim(),
    password: values.password,
    password_confirmation: values.password_confirmation,
    account_type: accountType,
    ...(accountType === 'practice' && practice),
  };
}
