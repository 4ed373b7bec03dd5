import { Button, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../components/page/card.tsx';
import { Icon } from '../../../../components/page/icon.tsx';
import { blankShareClass } from './share-capital-values.ts';
import './people.css';

const figures = ['number', 'amount', 'paid'] as const;
const patterns = { number: /^[\d\s,]{1,20}$/, amount: /^[\d\s,]+(\.\d{1,4})?$/, paid: /^[\d\s,]+(\.\d{1,4})?$/ };

/** The classes of shares in issue, as an annual return states them; there may be none yet. */
export function ShareCapitalCard() {
  const { t } = useTranslation('company');
  const base = Form.useWatch<string | undefined>('base_currency') ?? 'HKD';
  return (
    <Card title={t('section.shareCapital')}>
      <p className="muted below-10">{t('shareCapital.use')}</p>
      <Form.List name="share_capital">
        {(fields, { add, remove }) => (
          <>
            <ol className="grid gap-10">
              {fields.map((field, index) => (
                <li key={field.key} className="people-row framed radius-large">
                  <ShareClassFields
                    index={field.name}
                    row={t('entry', { label: t('one.shareClass'), number: index + 1 })}
                    onRemove={() => remove(index)}
                  />
                </li>
              ))}
            </ol>
            <Button
              className="above-10"
              size="small"
              icon={<Icon name="plus" size={14} />}
              onClick={() => add(blankShareClass(base))}
            >
              {t('addOne.shareClass')}
            </Button>
          </>
        )}
      </Form.List>
    </Card>
  );
}

interface ShareClassFieldsProps {
  index: number;
  /** The row's name, which makes the labels for screen readers unique. */
  row: string;
  onRemove: () => void;
}

function ShareClassFields({ index, row, onRemove }: ShareClassFieldsProps) {
  const { t } = useTranslation('company');
  const says = (field: string) => t('rowField', { row, field });
  const required = [{ required: true, whitespace: true, message: t('validation.enterShareClass') }];
  return (
    <div className="people-grid grid">
      <Form.Item name={[index, 'share_class']} label={t('field.share_class')} rules={required}>
        <Input aria-label={says(t('field.share_class'))} maxLength={60} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name={[index, 'currency']}
        label={t('shareCapital.currency')}
        rules={[{ pattern: /^\s*[A-Za-z]{3}\s*$/, message: t('validation.shareCurrency') }, ...required]}
      >
        <Input aria-label={says(t('shareCapital.currency'))} maxLength={3} autoComplete="off" />
      </Form.Item>
      {figures.map((field) => (
        <Form.Item
          key={field}
          name={[index, field]}
          label={t(`shareCapital.${field}`)}
          rules={[{ pattern: patterns[field], message: t('validation.shareFigure') }, ...required]}
        >
          <Input
            aria-label={says(t(`shareCapital.${field}`))}
            className="figures num"
            inputMode="decimal"
            maxLength={24}
            autoComplete="off"
          />
        </Form.Item>
      ))}
      <Button className="content-start below-16" icon={<Icon name="x" size={15} />} onClick={onRemove}>
        {t('row.remove', { row })}
      </Button>
    </div>
  );
}
