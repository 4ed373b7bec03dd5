/** Chinese names of what the example company buys and sells. */
const CHINESE: Record<string, string> = {
  'Paper lantern, medium': '紙燈籠（中）',
  'Paper lantern, large': '紙燈籠（大）',
  'LED desk lamp': 'LED 座枱燈',
  'LED desk lamp, carton': 'LED 座枱燈（箱）',
  'Lantern frame': '燈籠骨架',
  'Delivery within Hong Kong': '香港境內送貨',
  'Table lamp': '枱燈',
  'Gift box': '禮品盒',
  'Garden lantern': '庭園燈籠',
  'Garden lantern, carton': '庭園燈籠（箱）',
  'Garden lantern, damaged': '庭園燈籠（損壞）',
  'Garden lantern, cracked glass': '庭園燈籠（玻璃破裂）',
  'LED bulb pack': 'LED 燈泡套裝',
  'Lunar New Year lantern set': '農曆新年燈籠套裝',
  'Allowance for late delivery': '延遲送貨折讓',
  'Rounding to quotation': '按報價單調整尾數',
  'Discount agreed': '議定折扣',
  'Design licence, festive series': '設計特許權（節慶系列）',
  'Design licence, spring series': '設計特許權（春季系列）',
  'Sea freight and customs entry': '海運及報關',
  Trucking: '貨車運輸',
  'Laptop computer': '手提電腦',
  'Broadband and telephone, March': '寬頻及電話（三月）',
  'Audit for the year ended 31 March 2025, accrued': '截至2025年3月31日止年度審計（已計提）',
  'Audit for the year ended 31 March 2025, excess': '截至2025年3月31日止年度審計（超出部分）',
};

/** The Chinese name of a product or service, where paper prints one. */
export function chineseProductName(name: string): string | undefined {
  return CHINESE[name];
}
