/** Sentences about a company's particulars. */
export const companyZhHant = {
  fye_no_day: '{found} 並非有效日期。請先選擇月份，再選擇財政年度的最後一日。',
  fye_change_not_accepted:
    '賬目已有過賬記錄。如財政年度結算日由 {before} 改為 {after}，報表中每個年度的起訖日都會改變。請確認是否更改。',
  first_accounts_day: '首份賬目截至 {found}，但財政年度結算日為 {expected}。請選擇財政年度結算日。',
  first_accounts_length: '首份賬目最長涵蓋18個月，不可截至 {found}。請選擇成立日期之後、{latest} 或之前的日子。',
  director_none_in_office: '名單上的董事均已離任。請加入一名在任董事。',
  director_natural_person: '最少一名董事須為自然人。請加入一名自然人董事。',
  director_resigned_before: '離任日期為 {found}，但委任日期為 {from}。請更正其中一個。',
  shares_none_paid: '已填寫已繳款額，但股份數目為0。請輸入持有的股份數目。',
  shares_format: '「{found}」並非有效的股份數目。請以數字輸入整數，例如10000。',
  paid_format: '「{found}」並非有效的金額。請輸入數字，最多四位小數，例如10000.00。',
  licence_format: '「{found}」並非有效的信託或公司服務提供者牌照號碼。請輸入TC及六位數字，例如TC001234。',
  secretary_licence_person: '個人秘書無須在此填寫牌照號碼。請選擇「公司」，或將牌照號碼留空。',
  secretary_sole_director: '{name} 是唯一董事，不可兼任公司秘書。請輸入其他人。',
  approver_only: '此文件正待批核，只有具批核權限的人才可確認。',
  company_paper_in_hand: '富理仍在讀取你上一份證書。請待完成後再選擇此檔案。',
};
