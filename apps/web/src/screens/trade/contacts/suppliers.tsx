import { ContactList } from './contact-list.tsx';

/** Who is bought from. */
export default function SuppliersScreen() {
  return <ContactList side="supplier" />;
}
