import type { PracticeDetail } from '@folio/contract';

export interface PracticeValues {
  name: string;
  pc_number: string;
  phone: string;
  email: string;
  address: string;
  about: string;
  website: string;
  listed: boolean;
}

export const blankPractice: PracticeValues = {
  name: '',
  pc_number: '',
  phone: '',
  email: '',
  address: '',
  about: '',
  website: '',
  listed: true,
};

export function valuesOf({
  name,
  pc_number,
  phone,
  email,
  address,
  about,
  website,
  listed,
}: PracticeDetail): PracticeValues {
  return { name, pc_number, phone, email, address, about, website: website ?? '', listed };
}
