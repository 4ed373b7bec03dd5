const COMPANY =
  /\b(?:limited|ltd|inc|llc|l\.l\.c|corp(?:oration)?|company|co\.|gmbh|ag|kg|ug|s\.?a\.?r?\.?l?\.?|plc|pte|sdn\.?\s*bhd|bhd|s\/b|enterprises?|trading|holdings?|restaurant|cafe|café|store|shop|mart|supermarket|hotel|market|hypermarket|bistro|kitchen|foods?|books?|bookcentre|electrical|auto|station|handicraft|confectionery|cash & carry|services?|group|industries|bakery|pharmacy|hardware|stationer[sy]|bank|telecom)\b|公司|有限|商店|餐廳|酒店|集團|中心|店|行$|廠|銀行|麵家|茶餐廳|超級市場|電訊/iu;
/** Advisers, whose names often end without a legal form. */
const ADVISERS = /\bconsult(?:ing|ants?)\b/iu;
const TITLE =
  /^(?:tax )?(?:invoice|receipt|credit note|debit note|fee note|note of fees|statement|quotation|delivery note|bill|official receipt|cash bill|original|copy|page\b|date|tel|fax|phone|email|www|http|gst|reg|co\.? ?reg|roc|thank|welcome|order|table|cashier|account)\b|^(?:發\s*票|收\s*據|單\s*據|貸項|報價|送貨單|電話|日期|單號|地址|頁)|^(?:rechnung|gutschrift|handelsrechnung|quittung|kassenbon|honorarnote|facture|reçu\b|avoir\b|note d['’]honoraires|stylesheet|telefon|email|anwendung)/iu;
const ADDRESS =
  /\b(?:street|st\.|road|rd\.?|avenue|ave|lane|jalan|jln|floor|flat|unit|suite|room|building|block|lot|no\.? ?\d|taman|bandar|lorong|selangor|kuala lumpur|johor|kowloon|hong kong|district)\b|[號樓室道街路].*\d|^\d+[\s,/-]|\d{5}/iu;
const MAX_NAME_CHARACTERS = 70;

export function looksLikeName(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return (
    letters >= 2 &&
    letters >= text.replace(/\s/gu, '').length * 0.5 &&
    text.length <= MAX_NAME_CHARACTERS &&
    !TITLE.test(text.trim())
  );
}

/** How much a text looks like the name of a business; 0 or less when it cannot be one. */
export function nameScore(text: string): number {
  if (!looksLikeName(text)) return -1;
  let score = 2.5;
  if (COMPANY.test(text) || ADVISERS.test(text)) score += 2;
  if (ADDRESS.test(text)) score -= 2;
  if (/\b(?:and|the|us|your|you|any|an|receive|for|to)$/iu.test(text) || text.split(/\s+/u).length > 7) score -= 1.5;
  if (/[::：]/u.test(text)) score -= 1.5;
  if (/\d{4,}/u.test(text)) score -= 1;
  if (text.length < 5 && !/\p{Script=Han}{2}/u.test(text)) score -= 2.5;
  return score;
}

/** A registration number in brackets behind a name, such as "(88842-H)" or "(201901012345)". */
const REGISTRATION =
  /\s*[([{]\s*(?:co\.?\s*(?:reg\.?)?\s*(?:no\.?)?\s*:?\s*)?[\dA-Z]{4,}\s?-?\s?[A-Z0-9]{0,2}\s*[)\]}]\s*$/iu;
const MISREAD_SDN = /\bS[DOU0B][NM]\.? ?B[HM]D\b/u;

/** A printed name without registration numbers, and with misread legal forms corrected. */
export function properName(text: string): string {
  const bare = text.replace(REGISTRATION, (found) => (/\d{4}|\d{3,}-/u.test(found) ? '' : found));
  return bare
    .replace(MISREAD_SDN, 'SDN BHD')
    .replace(/^[^\p{L}\p{N}(#]+|[\s|:;,~_-]+$/gu, '')
    .trim();
}

/** The part of a name that identifies it: without case, punctuation and legal forms. */
export function nameKey(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/\b(?:LIMITED|LTD|INC|LLC|CO|COMPANY|CORPORATION|CORP|GMBH|PLC|PTE|SDN|BHD)\b|有限公司|公司/gu, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
}
