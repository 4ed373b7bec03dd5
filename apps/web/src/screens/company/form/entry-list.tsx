import { Button, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/icon.tsx';

interface EntryListProps {
  name: 'directors' | 'shareholders' | 'secretaries';
  /** Said when none is filled in. */
  required: string;
}

/** One line for each person or company; at least one is filled in. */
export function EntryList({ name, required }: EntryListProps) {
  const { t } = useTranslation('company');
  const someFilled = (_rule: unknown, entries: string[] | undefined) =>
    entries?.some((entry) => entry?.trim()) ? Promise.resolve() : Promise.reject(new Error(required));
  return (
    <fieldset className="company-entries">
      <legend>{t(`field.${name}`)}</legend>
      <Form.List name={name} rules={[{ validator: someFilled }]}>
        {(fields, { add, remove }, { errors }) => (
          <>
            {fields.map((field, index) => (
              <div key={field.key} className="company-entry">
                <Form.Item name={field.name} validateTrigger={[]}>
                  <Input aria-label={t('entry', { label: t(`field.${name}`), number: index + 1 })} maxLength={300} />
                </Form.Item>
                {fields.length > 1 && (
                  <Button
                    type="text"
                    icon={<Icon name="x" size={15} />}
                    aria-label={t('removeEntry', { number: index + 1 })}
                    onClick={() => remove(field.name)}
                  />
                )}
              </div>
            ))}
            <Form.ErrorList errors={errors} />
            <Button type="text" size="small" icon={<Icon name="plus" size={14} />} onClick={() => add('')}>
              {t('addEntry')}
            </Button>
          </>
        )}
      </Form.List>
    </fieldset>
  );
}
