import type { AccountType } from '@folio/contract';
import type { RegisterBody } from '../../api/queries/people/session.ts';

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

/** The request body: practice fields only for a practice; passwords as typed, other values trimmed. */
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
