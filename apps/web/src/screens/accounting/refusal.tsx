import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../api/api-error.ts';
import { Icon } from '../../components/icon.tsx';
import './accounting.css';

interface RefusalProps {
  error: Pick<ApiError, 'message' | 'fields'>;
  /** The word for a field's path; without one no fields are listed. */
  labelOf?: (path: string) => string;
}

/** The server's sentence above a form, and its sentences for fields that do not show them themselves. */
export function Refusal({ error, labelOf }: RefusalProps) {
  const { t } = useTranslation('common');
  const fields = Object.entries(error.fields).filter(([, sentences]) => !sentences.includes(error.message));
  return (
    <div className="refusal" role="alert">
      <Icon name="circle-alert" />
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
