import type { CompanyRow } from '@folio/contract';
import { CompanyName, CompanyState } from './columns.tsx';
import './company.css';

/** A company on a phone. */
export function CompanyCard({ company }: { company: CompanyRow }) {
  return (
    <div className="grid gap-6">
      <CompanyName company={company} />
      <div className="flex between gap-12 font-base muted">
        <span>{[company.contact_person, company.contact_phone].filter(Boolean).join(' · ')}</span>
        <CompanyState company={company} />
      </div>
    </div>
  );
}
