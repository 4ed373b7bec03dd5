import { ContactList } from './contact-list.tsx';

/** Who is sold to. */
export default function CustomersScreen() {
  return <ContactList side="customer" />;
}
