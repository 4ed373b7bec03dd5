import type { profitsTaxEnUS } from './profits-tax.en-US.ts';

export const profitsTaxZhHant: Record<keyof typeof profitsTaxEnUS, string> = {
  tax_file_number: '請輸入 2 位數字、斜線及 8 位數字的檔案號碼，例如 12/34567890。',
  tax_amount_negative: '請輸入不為負數的金額。',
  tax_only_hkd: '賬目以 {currency} 記賬。Folio 只為以港元記賬的賬目計算利得稅。',
  tax_period_backwards: '評稅基期的最後一日早於首日，請輸入較後的日期。',
  tax_period_other_year: '於此日終結的評稅基期屬於 {found}，而非 {expected}。請輸入另一個最後日期。',
  tax_period_too_long:
    '評稅基期過長：最長為 12 個月，如屬業務首個基期則為 18 個月。請輸入 {last} 或較早的日期，其餘期間另作計算表。',
  tax_pool_twice: '同一組別輸入了兩次，每個免稅額率只可輸入一次。',
  tax_building_residue: '建築物 {name} 的餘值為 {found}，高於成本 {cost}。請輸入不超過成本的金額。',
  tax_building_twice: '建築物 {name} 的資產選擇了兩次，每座建築物只可輸入一次。',
  tax_hp_value: '{name} 的價值為 {found}，高於成本 {cost}。請輸入不超過成本的金額。',
  tax_hp_paid: '{name} 的已付本金為 {found}，高於成本 {cost}。請輸入不包括利息、且不超過成本的本金。',
  tax_hp_agreement: '{name} 的協議並非本公司的貸款或租購，請選擇另一份。',
  tax_hp_agreement_twice: '{name} 的協議已選用於另一項資產。請留空，並分別輸入每項資產的已付金額。',
  tax_hp_asset_twice: '{name} 的資產選擇了兩次，每項資產只可輸入一次。',
  tax_year_exists: '{year} 課稅年度已有計算表，請開啟該表。',
  tax_computation_approved: '此計算表已批核，不可更改。請先重新開啟。',
  tax_not_approved: '此計算表仍為草稿，請先批核。',
  tax_has_journal: '稅項分錄已過賬，請先沖回。',
  tax_no_journal: '此稅項沒有已過賬的分錄。',
  tax_nothing_to_post: '本年度沒有稅款需要過賬。',
  tax_adjustments_open: '尚有 {count} 項建議調整未作決定，請先逐一接納或不採用。',
  tax_figures_changed: '數字在你查看後已有變動，請重新查看後再批核。',
  tax_reason_missing: '請輸入原因：Folio 的建議不同，或沒有作出建議。',
  tax_journal_narration: '{year} 課稅年度利得稅',
};
