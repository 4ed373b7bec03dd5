import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../../../api/api-error.ts';
import { plainPath } from '../../../../../components/invoice-form/items/item-faults.ts';
import { useFieldLabel } from '../../../../../components/invoice-form/use-field-label.ts';
import { Icon } from '../../../../../components/page/icon.tsx';

interface RefusalNoticeProps {
  error: ApiError;
  /** Goes to the field a sentence is about. */
  onField: (path: string) => void;
}

/** The server's sentence; every field it names is a way to that field. */
export function RefusalNotice({ error, onField }: RefusalNoticeProps) {
  const { t } = useTranslation('common');
  const labelOf = useFieldLabel();
  return (
    <div className="flex gap-10 below-12 pad-12-16 radius-large text-red bg-red" role="alert">
      <Icon className="rigid above-2" name="circle-alert" />
      <div className="fill-row min-0">
        <p>{error.message || t('error.network')}</p>
        <ul>
          {Object.entries(error.fields).map(([path, sentences]) => (
            <li key={path}>
              <Button type="link" size="small" className="notice-field" onClick={() => onField(plainPath(path))}>
                {labelOf(path)}
              </Button>
              {sentences.join(' ')}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
