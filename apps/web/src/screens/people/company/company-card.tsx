import type { CompanyRow } from '@folio/contract';
import { CompanyName, CompanyState } from './columns.tsx';
import './company.css';

/** A company on a phone. */
export function CompanyCard({ company }: { company: CompanyRow }) {
  return (
    <div className="company-card">
      <CompanyName company={company} />
      <div className="company-card-line">
        <span>{[company.contact_person, company.contact_phone].filter(Boolean).join(' · ')}</span>
        <CompanyState company={company} />
      </div>
    </div>
  );
}
