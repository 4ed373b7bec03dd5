/** Words of the gallery in the language of the page; they are samples and belong to no screen. */
const isChinese = new URLSearchParams(window.location.search).get('language') === 'zh-Hant';

export const sample = isChinese
  ? {
      title: '三月份待辦事項',
      sentence: '請先上載銀行月結單，富理會讀取每一行並提出入賬建議。',
      long: '海燈貿易有限公司與銀礦灣麵包店有限公司及翠電車傳媒有限公司之往來賬',
      action: '上載文件',
      question: '要移除這份草稿嗎？',
      word: '待覆核',
      person: '林凱欣',
    }
  : {
      title: 'What waits in March',
      sentence: 'Upload a bank statement first: Folio reads every line and proposes the bookkeeping.',
      long: 'Current account of Harbour Lantern Trading Limited with Silver Mine Bay Bakery Limited and Jade Tram Media Limited',
      action: 'Upload documents',
      question: 'Remove this draft?',
      word: 'To review',
      person: 'Lam Hoi Yan',
    };
