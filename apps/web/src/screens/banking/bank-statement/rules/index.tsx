import type { BankRuleRow } from '@folio/contract';
import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUrlState } from '../../../../components/hooks/use-url-state.ts';
import { Icon } from '../../../../components/page/icon.tsx';
import { PageHeader } from '../../../../components/page/page-header.tsx';
import { useMay } from '../../../../session/use-may.ts';
import { BankNav } from '../bank-nav.tsx';
import { AutoConfirmCard } from './auto-confirm-card.tsx';
import { MemoryList } from './memory-list.tsx';
import { RuleDrawer } from './rule-drawer.tsx';
import { RuleList } from './rule-list.tsx';
import '../css/head.css';
import './rules.css';

const tabs = ['rules', 'memory'] as const;

/** What Folio does with bank lines of itself: the company's rules, what it learnt about payees, and how right it was. */
export default function BankRulesScreen() {
  const { t } = useTranslation('bank-rules');
  const readOnly = !useMay('write');
  const [{ tab, account }, setView] = useUrlState({ tab: 'rules', account: '', q: '', page: '1' });
  const [open, setOpen] = useState<BankRuleRow | 'new' | null>(null);
  const add = (
    <Button type="primary" icon={<Icon name="plus" />} onClick={() => setOpen('new')}>
      {t('add')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} actions={readOnly || tab !== 'rules' ? null : add} />
      <BankNav accountId={account} />
      <AutoConfirmCard />
      <Segmented
        className="rules-tabs"
        aria-label={t('title')}
        value={tab}
        options={tabs.map((value) => ({ value, label: t(`tab.${value}`) }))}
        onChange={(next) => setView({ tab: next, q: '', page: '1' })}
      />
      {tab === 'memory' ? <MemoryList /> : <RuleList onOpen={setOpen} onNew={() => setOpen('new')} />}
      {open !== null && (
        <RuleDrawer
          key={open === 'new' ? 'new' : open.id}
          {...(open !== 'new' && { rule: open })}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
