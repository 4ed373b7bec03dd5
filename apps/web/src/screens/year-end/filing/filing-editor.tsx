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

/** The filing of one year. Each form follows what is saved, and keeps what was typed. */
export function FilingEditor({ filing, current }: FilingProps) {
  const imported = filing.taxonomy?.imported_at ?? '';
  return (
    <div className="grid columns-one gap-16">
      <FilesCard current={current} />
      <FindingsCard current={current} />
      <PackageCard filing={filing} />
      <ProfileForm filing={filing} version={`${filing.profile.version} ${imported}`} />
      {current.partners !== null && <PartnersCard year={current.year} partners={current.partners} />}
      <AnswersCard current={current} version={`${current.answers_version} ${imported}`} />
    </div>
  );
}
