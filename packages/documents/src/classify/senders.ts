/**
 * Offices that write to businesses in Hong Kong and beyond, in plain text. Their letters are filed, not booked, even
 * when they ask for money; bills of public utilities are bills.
 */
const OFFICES =
  /inland revenue department|inland revenue\b|稅務局|commissioner of inland revenue|mandatory provident fund schemes authority|\bmpfa\b|積金局|強制性公積金計劃管理局|rating and valuation department|差餉物業估價署|companies registry|公司註冊處|business registration office|商業登記署|immigration department|入境事務處|labour department|勞工處|customs and excise department|香港海關|land registry|土地註冊處|lands department|地政總署|census and statistics department|政府統計處|treasury|庫務署|judiciary|司法機構|small claims tribunal|小額錢債|district court|buildings department|屋宇署|fire services department|消防處|food and environmental hygiene|食物環境衞生署|environmental protection department|環境保護署|transport department|運輸署|hong kong police|香港警務處|office of the privacy commissioner|私隱專員公署|employees compensation|official receiver|破產管理署|intellectual property department|知識產權署|trade and industry department|工業貿易署|government of the hong kong|香港特別行政區政府|國家稅務總局|稅務局|市場監督管理局|hm revenue|\bhmrc\b|internal revenue service|australian taxation office|finanzamt|direction générale des finances|lembaga hasil|jabatan kastam|\biras\b|companies house/u;

const ADDRESSEE =
  /^(?:to|attn|attention|致|bill to|sold to|customer|client|messrs|payee|pay to|deliver to|c\/o)\b ?[:.]?|^(?:致|客戶|收件人|買方)/u;
/**
 * The mark of the office that authorises the printing of tax invoices, and transactions with an office in a line of a
 * document.
 */
const MENTION =
  /監制|監製|payment to|paid to|付予|納稅人識別|cheques?|payable to|registered with|\bgst\b|\bvat\b|tax invoice|稅務登記/u;
const SENDER_LINES = 9;

/** Whether a public office is named among the first lines, as the sender and not as the addressee. */
export function isFromOffice(texts: readonly string[]): boolean {
  const head = texts.slice(0, SENDER_LINES);
  return head.some((text, index) => {
    if (!OFFICES.test(text) || ADDRESSEE.test(text) || MENTION.test(text)) return false;
    const above = head[index - 1];
    return above === undefined || !(ADDRESSEE.test(above) && above.length < 24);
  });
}
