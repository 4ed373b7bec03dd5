import type { Filing, FilingYear } from '@folio/contract';
import { AnswersCard } from './answers-card.tsx';
import { FilesCard } from './files-card.tsx';
import { FindingsCard } from './findings-card.tsx';
import { PackageCard } from './package-card.tsx';
import { PartnersCard } from './partners-card.tsx';
import { ProfileForm } from './profile-form.tsx';

export interface FilingProps {
  filing: Filing;
  current: FilingYear;
}

/** The filing of one year. Each form begins again when what is saved has another version. */
export function FilingEditor({ filing, current }: FilingProps) {
  const imported = filing.taxonomy?.imported_at ?? '';
  return (
    <div className="grid columns-one gap-16">
      <FilesCard current={current} />
      <FindingsCard current={current} />
      <PackageCard filing={filing} />
      <ProfileForm key={`profile ${filing.profile.version} ${imported}`} filing={filing} />
      {current.partners !== null && (
        <PartnersCard
          key={`partners ${current.partners.version} ${current.partners.from_year}`}
          year={current.year}
          partners={current.partners}
        />
      )}
      <AnswersCard key={`answers ${current.answers_version} ${imported}`} current={current} />
    </div>
  );
}
