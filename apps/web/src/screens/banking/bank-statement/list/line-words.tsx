import type { BankLineRow } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Icon, type IconName } from '../../../../components/page/icon.tsx';
import { lineWords } from '../coding/coding.ts';

/**
 * The payee, with marks for the line's page, documents, comments and corrections. On layouts without a description
 * column (`css/narrow.css`) the description is shown below the payee.
 */
export function LineWords({ line }: { line: BankLineRow }) {
  const { t } = useTranslation('bank-statement');
  const [first, rest] = lineWords(line.payee, line.description);
  const path = `/document/${line.document_id}${line.page === null ? '' : `?page=${line.page}`}`;
  return (
    <>
      <span className="flex items-center min-0 gap-4">
        <span
          className={line.payee ? 'line-text min-0 clip nowrap dots' : 'line-text min-0 clip nowrap dots line-below'}
          title={first}
        >
          {first}
        </span>
        {line.document_id !== null && (
          <Link
            to={path}
            tabIndex={-1}
            className="line-source rigid inline-grid centred faint radius-tiny h-20"
            aria-label={t('openDocument')}
            title={t('openDocument')}
          >
            <Icon name="file" size={14} />
          </Link>
        )}
        {line.evidence > 0 && <Sign icon="paperclip" words={t('sign.evidence', { count: line.evidence })} />}
        {line.comments > 0 && (
          <Sign
            icon="comment"
            words={t(line.open_question ? 'sign.question' : 'sign.comments', { count: line.comments })}
            isOpen={line.open_question}
          />
        )}
      </span>
      <span className="gap-6 flex items-center min-0 font-small line-18 faint">
        {line.flags.map((flag) => (
          <span
            key={flag}
            className="rigid inline-flex items-center gap-4 pad-0-6 font-tiny text-amber line-17 bg-amber radius-medium"
          >
            <Icon name="triangle-alert" size={12} /> {t(`flag.${flag}`)}
          </span>
        ))}
        {line.arrived && (
          <span className="text-selected bg-blue rigid inline-flex items-center gap-4 pad-0-6 font-tiny line-17 radius-medium">
            <Icon name="file" size={12} /> {t('arrived')}
          </span>
        )}
        <span className="line-text min-0 clip nowrap dots line-below" title={rest}>
          {rest}
        </span>
      </span>
    </>
  );
}

function Sign({ icon, words, isOpen = false }: { icon: IconName; words: string; isOpen?: boolean }) {
  return (
    <span className={isOpen ? 'rigid inline-grid text-amber' : 'rigid inline-grid faint'} title={words}>
      <Icon name={icon} size={13} />
      <span className="visually-hidden absolute clip nowrap">{words}</span>
    </span>
  );
}
