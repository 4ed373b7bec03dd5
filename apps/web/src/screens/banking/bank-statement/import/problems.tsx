import type { BankImportPreview } from '@folio/contract';
import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../components/page/icon.tsx';

interface ProblemsProps {
  preview: BankImportPreview;
  skips: boolean;
  onSkip: (skips: boolean) => void;
}

/** Rows that cannot be taken, each with its number and why; all else is kept. */
export function Problems({ preview, skips, onSkip }: ProblemsProps) {
  const { t } = useTranslation('bank-import');
  const { problems, problem_count: count, statements } = preview;
  if (count === 0) return null;
  return (
    <section className="bank-problems bg-amber radius-huge" aria-label={t('problem.title', { count })}>
      <h3>
        <Icon name="triangle-alert" /> {t('problem.title', { count })}
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list is scrolled by the keyboard */}
      <ul className="scroll-y around-8-0" tabIndex={0}>
        {problems.map(({ row, message }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have the same fault, or none a number
          <li className="pad-2-0 break" key={index}>
            {row !== null && <strong>{t('map.row', { row })}</strong>} {message}
          </li>
        ))}
        {count > problems.length && (
          <li className="pad-2-0 break">{t('problem.more', { count: count - problems.length })}</li>
        )}
      </ul>
      {statements.length > 0 && (
        <Checkbox checked={skips} onChange={(event) => onSkip(event.target.checked)}>
          {t('problem.skip')}
        </Checkbox>
      )}
    </section>
  );
}
