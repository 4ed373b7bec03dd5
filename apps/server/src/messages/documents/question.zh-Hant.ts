import type { questionEnUS } from './question.en-US.ts';

export const questionZhHant: Record<keyof typeof questionEnUS, string> = {
  question_subject_gone: '這條問題所問的項目不在此公司的賬目內。請重新載入頁面，再選一次。',
  question_closed: '第{number}條問題已了結或已撤回，不能再補充。請另提一條新問題。',
  question_answer_empty: '尚未有答覆。請寫幾句話、傳送檔案，或說明沒有單據。',
  question_many_files: '此處最多只能傳送{max}個檔案。其餘請以文字說明，或直接回覆電郵。',
  question_not_yours: '問題由公司的人員回答。你可以改為把它了結。',
  question_of_practice: '這條問題是向{practice}提出的，由該事務所的人員回答。',
  question_own_practice: '你所屬的事務所就是被詢問的一方。請改為問客戶。',
  question_no_practice: '這間事務所並不處理此公司的賬目。請選擇另一間。',
  question_no_link: '向{practice}提出的問題在富理內回答，因此不會寄出連結。',
  question_not_asked: '此處已不再提出這條問題。請重新載入頁面。',
  question_mail_over: '這封電郵所問的全部已了結或已撤回，因此沒有寄出。',
};
