import type { SalesSettingDetail } from '@folio/contract';
import type { SettingDraft } from './use-setting-draft.ts';

/** What every part of the setting gets; only an owner may change anything. */
export interface PanelProps {
  draft: SettingDraft;
  detail: SalesSettingDetail;
  isOwner: boolean;
}
