import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../api/api-error.ts';
import { Icon } from '../page/icon.tsx';
import '../page/accounting.css';

interface RefusalProps {
  error: Pick<ApiError, 'message' | 'fields'>;
  /** The label of a field's path; without it no fields are listed. */
  labelOf?: (path: string) => string;
}

/** The server's message above a form, and its messages for fields that do not show them. */
export function Refusal({ error, labelOf }: RefusalProps) {
  const { t } = useTranslation('common');
  const fields = Object.entries(error.fields).filter(([, sentences]) => !sentences.includes(error.message));
  return (
    <div className="refusal icons-rigid flex gap-10 below-16 pad-12-16 text-red bg-red radius-large" role="alert">
      <Icon className="above-2" name="circle-alert" />
      <div>
        <p>{error.message || t('error.network')}</p>
        {labelOf !== undefined && fields.length > 0 && (
          <ul>
            {fields.map(([path, sentences]) => (
              <li key={path}>
                {labelOf(path)}: {sentences.join(' ')}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
