import type { ElementKind, TaxElement, ValueSource } from './element.ts';

const ABBREVIATION = /^(?:[A-Z]{2,}|\d+[A-Z]+)$/;

type Row = readonly [name: string, kind: ElementKind, from: ValueSource, zh: string];

/** Items that the computation of every return tags. */
const EVERY_RETURN: readonly Row[] = [
  ['AccountingDateDifferentFromThatOfLastYear', 'flag', 'statements', '結算日與上年度不同'],
  ['AccountingPeriodEndDate', 'day', 'statements', '會計期終結日'],
  ['AccountingPeriodStartDate', 'day', 'statements', '會計期開始日'],
  ['AdvanceRuling', 'flag', 'answer', '事先裁定'],
  ['ApprovedCharitableDonationsTaxAdjustment', 'amount', 'computation', '認可慈善捐款（稅務調整）'],
  ['AssessableProfitsAdjustedLossOfThePeriodHKD', 'amount', 'computation', '本期應評稅利潤／經調整虧損（港元）'],
  ['BasisPeriodEndDate', 'day', 'computation', '評稅基期終結日'],
  ['BasisPeriodStartDate', 'day', 'computation', '評稅基期開始日'],
  ['BusinessCessation', 'flag', 'computation', '結業'],
  ['BusinessCommencement', 'flag', 'computation', '開業'],
  ['ClosingInventories', 'amount', 'statements', '期末存貨'],
  ['Commission', 'amount', 'accounts', '佣金'],
  ['CompanyName', 'text', 'company', '公司名稱'],
  ['ConsultancyFee', 'amount', 'accounts', '顧問費'],
  ['ContractorCharges', 'amount', 'accounts', '承包商費用'],
  ['ConversionRate', 'rate', 'statements', '兌換率'],
  ['CurrencyUsed', 'text', 'statements', '所用貨幣'],
  ['DebtTreatmentABSOriginatorBondIssuer', 'flag', 'answer', '發起人或債券發行人的債務處理'],
  ['DeductionClaimedForLeasedPremisesReinstatementCosts', 'flag', 'answer', '申索扣除租賃處所的還原費用'],
  [
    'DeemedAssessableProfitsUnderSection20AE20AF20AXAndOr20AYOrSection22AndOr23OfSchedule16E',
    'flag',
    'answer',
    '按第20AE、20AF、20AX、20AY條或附表16E第22、23條當作應評稅利潤',
  ],
  ['DividendIncome', 'amount', 'accounts', '股息收入'],
  ['ExemptBankInterestIncomeTaxAdjustment', 'amount', 'computation', '獲豁免銀行利息收入（稅務調整）'],
  ['ExpenditureOnComputerHardwareAndSoftwareTaxAdjustment', 'amount', 'computation', '電腦硬件及軟件開支（稅務調整）'],
  ['ExpenditureOnCopyrightsTaxAdjustment', 'amount', 'answer', '版權開支（稅務調整）'],
  ['ExpenditureOnEnvironmentFriendlyVehiclesTaxAdjustment', 'amount', 'answer', '環保車輛開支（稅務調整）'],
  ['ExpenditureOnEnvironmentalProtectionInstallationTaxAdjustment', 'amount', 'answer', '環保裝置開支（稅務調整）'],
  ['ExpenditureOnEnvironmentalProtectionMachineryTaxAdjustment', 'amount', 'answer', '環保機械開支（稅務調整）'],
  ['ExpenditureOnPatentRightsTaxAdjustment', 'amount', 'answer', '專利權開支（稅務調整）'],
  ['ExpenditureOnPerformersEconomicRightsTaxAdjustment', 'amount', 'answer', '表演者經濟權利開支（稅務調整）'],
  [
    'ExpenditureOnPrescribedManufacturingMachineryOrPlantTaxAdjustment',
    'amount',
    'answer',
    '訂明製造業機械或工業裝置開支（稅務調整）',
  ],
  [
    'ExpenditureOnProtectedLayoutDesignTopographyRightsTaxAdjustment',
    'amount',
    'answer',
    '受保護布圖設計權開支（稅務調整）',
  ],
  ['ExpenditureOnProtectedPlantVarietyRightsTaxAdjustment', 'amount', 'answer', '受保護植物品種權開支（稅務調整）'],
  ['ExpenditureOnRegisteredDesignsTaxAdjustment', 'amount', 'answer', '註冊外觀設計開支（稅務調整）'],
  ['ExpenditureOnRegisteredTrademarksTaxAdjustment', 'amount', 'answer', '註冊商標開支（稅務調整）'],
  ['ExpenditureOnRightsToKnowHowTaxAdjustment', 'amount', 'answer', '工業知識權利開支（稅務調整）'],
  [
    'FamilyOwnedSpecialPurposeEntityInWhichAnEligibleFamilyOwnedInvestmentHoldingVehicleHasBeneficialInterest',
    'flag',
    'answer',
    '合資格家族投資控權工具擁有實益權益的特定目的實體',
  ],
  ['ForeignTaxPaidClaimedAsAUnilateralTaxCredit', 'flag', 'answer', '申索單邊稅收抵免的外國稅款'],
  ['GrossIncome', 'amount', 'statements', '總收入'],
  ['GrossProfitLoss', 'amount', 'statements', '毛利／毛損'],
  ['HongKongStandardIndustrialClassificationCode', 'text', 'facts', '香港標準行業分類編碼'],
  ['IRDFileNumber', 'text', 'profile', '稅務局檔案號碼'],
  [
    'IncludeAnyInterestProfitsLossArisingFromShortMediumTermDebtInstruments',
    'flag',
    'answer',
    '包括短期或中期債務票據的利息、利潤或虧損',
  ],
  ['IntellectualPropertyPayments', 'flag', 'answer', '知識產權付款'],
  ['InterestExpenses', 'amount', 'accounts', '利息支出'],
  ['InterestIncomeHongKongBank', 'amount', 'accounts', '香港銀行利息收入'],
  ['InterestIncomeNonHongKongBank', 'amount', 'accounts', '非香港銀行利息收入'],
  [
    'InterestProfitsGainsFromQualifyingDebtInstrumentsIssuedOnOrAfter1April2018ExemptedTaxAdjustment',
    'amount',
    'answer',
    '2018年4月1日或以後發行的合資格債務票據獲豁免的利息及利潤（稅務調整）',
  ],
  ['LoanInterestIncome', 'amount', 'accounts', '貸款利息收入'],
  ['ManagementFee', 'amount', 'accounts', '管理費'],
  ['NonResidentRoyaltyPaymentS15', 'flag', 'answer', '向非居民支付第15條的特許權使用費'],
  ['OffshoreProfitsExcluded', 'amount', 'computation', '豁除的離岸利潤'],
  [
    'OffshoreProfitsFromBusinessAttributableToTheUseOfTheInternetToAcceptOrdersSellGoodsProvideServicesOrAcceptPayment',
    'flag',
    'answer',
    '經互聯網接單、售貨、提供服務或收款所得的離岸利潤',
  ],
  ['OpeningInventories', 'amount', 'statements', '期初存貨'],
  ['PermanentEstablishmentHongKongNonHongKongResidentPerson', 'flag', 'answer', '非香港居民人士在香港的常設機構'],
  ['PrincipalBusinessActivity', 'text', 'statements', '主要業務'],
  ['ProfitLossBeforeTax', 'amount', 'computation', '除稅前溢利／虧損'],
  [
    'ProfitsEarnedByAFamilyOwnedSpecialPurposeEntityFromTransactionsSpecified',
    'flag',
    'answer',
    '家族特定目的實體從指明交易賺取的利潤',
  ],
  [
    'ProfitsFromSaleOfCapitalAssetsOtherThanLandedPropertiesInHongKongExcludedFromTheAssessableProfitsOrAdjustedLossTaxAdjustment2024',
    'amount',
    'computation',
    '不計入應評稅利潤的資本資產（香港地產除外）出售利潤（稅務調整）',
  ],
  [
    'ProfitsFromSaleOfLandPropertiesInHongKongExcludedFromAssessableProfitsTaxAdjustment',
    'amount',
    'answer',
    '不計入應評稅利潤的香港地產出售利潤（稅務調整）',
  ],
  ['ProvisionGeneralBadDebt', 'amount', 'accounts', '一般壞賬準備'],
  ['ProvisionSpecificBadDebt', 'amount', 'accounts', '特定壞賬準備'],
  ['Purchases', 'amount', 'accounts', '購貨'],
  ['Schedule16CAndIncidentalTransactionsExempted', 'flag', 'answer', '獲豁免的附表16C交易及附帶交易'],
  ['SpecifiedSecuritiesExempted', 'flag', 'answer', '獲豁免的指明證券交易'],
  ['StaffSalaries', 'amount', 'accounts', '僱員薪金'],
  ['SubContractorCharges', 'amount', 'accounts', '分包商費用'],
  ['TaxReliefDTA', 'flag', 'answer', '雙重課稅協定下的稅務寬免'],
  ['TaxTreatmentOfFinancialInstruments', 'flag', 'answer', '金融工具的稅務處理'],
  ['TransactionWithNonResidentAgent', 'flag', 'answer', '作為非居民代理人的交易'],
  ['TransactionWithNonResidentHireCharges', 'flag', 'answer', '向非居民支付租用費'],
  ['TransactionWithNonResidentProfessionalServicesFee', 'flag', 'answer', '向非居民支付專業服務費'],
  ['TransactionWithNonResidentSellGoodsServices', 'flag', 'answer', '代非居民出售貨品或提供服務'],
  ['Turnover', 'amount', 'statements', '營業額'],
  ['ValueCreationContributionsinHongKong', 'flag', 'answer', '在香港作出的價值創造貢獻'],
  ['YearOfAssessment', 'text', 'computation', '課稅年度'],
];

/** Items that the computation of a corporation (BIR51) tags as well. */
const CORPORATIONS: readonly Row[] = [
  ['AccountsPreparedAtConsolidatedLevel', 'flag', 'answer', '賬目按綜合基準編製'],
  ['Amalgamation', 'flag', 'answer', '法團合併'],
  ['AuditRequirement', 'flag', 'answer', '須經審計'],
  ['CBAAnnualAllowance', 'amount', 'computation', '商業建築物每年免稅額'],
  ['CBABalancingAllowance', 'amount', 'computation', '商業建築物結餘免稅額'],
  ['CBABalancingCharge', 'amount', 'computation', '商業建築物結餘課稅'],
  [
    'DeductionClaimedInterestNonHongKongAssociatedCorporationsIntraGroupFinancingBusiness',
    'flag',
    'answer',
    '集團內部融資業務申索扣除付予非香港相聯法團的利息',
  ],
  ['DeductionRegulatoryCapitalSecurityDistribution', 'flag', 'answer', '申索扣除監管資本證券分派'],
  ['DepreciationAllowancesPoolingTotalAnnualAllowance', 'amount', 'computation', '聚合制每年免稅額總額'],
  ['DepreciationAllowancesPoolingTotalBalancingAllowance', 'amount', 'computation', '聚合制結餘免稅額總額'],
  ['DepreciationAllowancesPoolingTotalBalancingCharge', 'amount', 'computation', '聚合制結餘課稅總額'],
  ['DepreciationAllowancesPoolingTotalInitialAllowance', 'amount', 'computation', '聚合制初期免稅額總額'],
  ['DirectorRemuneration', 'amount', 'accounts', '董事酬金'],
  ['EligibleSingleFamilyOfficeOfAFamily', 'flag', 'answer', '合資格單一家族辦公室'],
  ['ExpenditureOnBuildingRefurbishmentTaxAdjustment', 'amount', 'answer', '樓宇翻新開支（稅務調整）'],
  ['IBAAnnualAllowance', 'amount', 'computation', '工業建築物每年免稅額'],
  ['IBABalancingAllowance', 'amount', 'computation', '工業建築物結餘免稅額'],
  ['IBABalancingCharge', 'amount', 'computation', '工業建築物結餘課稅'],
  ['IBAInitalAllowance', 'amount', 'computation', '工業建築物初期免稅額'],
  [
    'InsuranceCorporationCommencingToImplementRiskBasedCapitalRegimeToDetermineCapitalRequirements',
    'flag',
    'answer',
    '開始以風險為本資本制度釐定資本要求的保險法團',
  ],
  [
    'OffshoreProfitsFromBusinessAttributableToContractProcessingOrImportProcessingArrangementInTheChineseMainland',
    'flag',
    'answer',
    '內地來料或進料加工安排所得的離岸利潤',
  ],
  ['PrivateCompany', 'flag', 'answer', '私人公司'],
  ['ProcessingArrangementMainland', 'flag', 'answer', '內地加工安排'],
  ['ShareBasedPaymentCashSettled', 'flag', 'answer', '以現金結算的股份支付'],
  ['ShareBasedPaymentEquitySettledCompany', 'flag', 'answer', '由公司以權益結算的股份支付'],
  ['ShareBasedPaymentEquitySettledGroupCoNoRecharge', 'flag', 'answer', '由集團公司以權益結算而不收回的股份支付'],
  ['ShareBasedPaymentEquitySettledGroupCoRecharge', 'flag', 'answer', '由集團公司以權益結算並收回的股份支付'],
];

/** Items that follow from others, such as the details of an amount. */
const IF_APPLICABLE: readonly Row[] = [
  ['AdvanceRulingDetails', 'text', 'answer', '事先裁定詳情'],
  ['ReasonsForTheChangeOfAccountingDate', 'text', 'answer', '更改結算日的理由'],
  ['TransactionsWithOtherPartsNonHongKongResidentPerson', 'text', 'answer', '與非香港居民人士其他部分的交易'],
  ['ServiceFeeIncome', 'amount', 'accounts', '服務費收入'],
  ['ServiceFeeReceivedDetails', 'text', 'answer', '已收服務費詳情'],
  ['ManagementFeeIncome', 'amount', 'accounts', '管理費收入'],
  ['ManagementFeeReceivedDetails', 'text', 'answer', '已收管理費詳情'],
  ['ReasonsForTheOffshoreClaim', 'text', 'answer', '離岸申索的理由'],
  ['CommissionPaymentsDetails', 'text', 'answer', '佣金付款詳情'],
  ['ApprovedCharitableDonationsDetails', 'text', 'answer', '認可慈善捐款詳情'],
  ['InterestPaidOrPayableDetails', 'text', 'answer', '已付或應付利息詳情'],
  ['LegalAndProfessionalFee', 'amount', 'accounts', '法律及專業費用'],
  ['LegalAndOtherProfessionalFeePaymentsDetails', 'text', 'answer', '法律及其他專業費用付款詳情'],
  ['ManagementFeePaymentsDetails', 'text', 'answer', '管理費付款詳情'],
  ['ContractorAndSubcontractorChargesDetails', 'text', 'answer', '承包商及分包商費用詳情'],
  ['BadDebtProvisionDetails', 'text', 'answer', '壞賬準備詳情'],
  ['HongKongPracticeUnit', 'flag', 'answer', '香港執業單位'],
  ['PractisingCertificateNumber', 'text', 'answer', '執業證書號碼'],
];
/** Items that the computation of a partnership or sole proprietor (BIR52) tags once. */
const UNINCORPORATED: readonly Row[] = [
  ['BIR52ProprietorPartnerEmoluments', 'flag', 'answer', '東主或合夥人的薪酬'],
  ['BIR52PurchaseCBAIBA', 'flag', 'answer', '購入商業或工業建築物'],
  ['MandatoryContributionsMadeForProprietorOrPartners', 'amount', 'answer', '為東主或合夥人作出的強制性供款'],
];
const UNINCORPORATED_IF_APPLICABLE: readonly Row[] = [
  ['BIR52ProprietorPartnerEmolumentsAdjustment', 'flag', 'answer', '東主或合夥人薪酬的調整'],
];

/** Items of each partner. */
const PARTNERS: readonly Row[] = [
  ['BIR52ProprietorPartnerFullName', 'text', 'partners', '全名'],
  ['BIR52ProprietorPartnerPrecedentPartner', 'flag', 'partners', '首合夥人'],
  ['BIR52ProprietorPartnerPersonalAssessment', 'flag', 'partners', '選擇個人入息課稅'],
  ['BIR52ProprietorPartnerProfitLossSharingRatio', 'rate', 'partners', '盈虧分攤比率'],
  [
    'BIR52ProprietorPartnerAllocationOfAssessableProfitsAdjustedLoss',
    'amount',
    'partners',
    '分攤的應評稅利潤／經調整虧損',
  ],
  ['BIR52ProprietorPartnerMPF', 'amount', 'partners', '強制性公積金供款'],
];
const PARTNERS_IF_APPLICABLE: readonly Row[] = [
  ['BIR52ProprietorPartnerHKIDOrBRNumber', 'text', 'partners', '香港身分證或商業登記號碼'],
  ['BIR52ProprietorPartnerDateEntered', 'day', 'partners', '入夥日期'],
  ['BIR52ProprietorPartnerDateLeft', 'day', 'partners', '退夥日期'],
];

/** The items of a tax computation that Folio fills, by name. Kinds are Folio's reading of the names until a package is imported. */
export const TAX_ELEMENTS: ReadonlyMap<string, TaxElement> = new Map([
  ...EVERY_RETURN.map((row) => element(row, 'both', true)),
  ...CORPORATIONS.map((row) => element(row, 'BIR51', true)),
  ...UNINCORPORATED.map((row) => element(row, 'BIR52', true)),
  ...PARTNERS.map((row) => element(row, 'BIR52', true)),
  ...IF_APPLICABLE.map((row) => element(row, 'both', false)),
  ...UNINCORPORATED_IF_APPLICABLE.map((row) => element(row, 'BIR52', false)),
  ...PARTNERS_IF_APPLICABLE.map((row) => element(row, 'BIR52', false)),
]);

/** The items that are stated for each partner. */
export const PARTNER_ELEMENTS: readonly TaxElement[] = [...TAX_ELEMENTS.values()].filter(
  ({ from }) => from === 'partners',
);

function element([name, kind, from, zh]: Row, forms: TaxElement['forms'], isMandatory: boolean) {
  return [name, { name, kind, from, forms, isMandatory, label: { en: wordsOfName(name), zh } }] as const;
}

/** The words of a name: "ClosingInventories" gives "Closing inventories". Abbreviations stay. */
export function wordsOfName(name: string): string {
  const parted = name
    .replace(/([a-z])([A-Z\d])/g, '$1 $2')
    .replace(/([A-Z\d])([A-Z][a-z])/g, '$1 $2')
    .replace(/([A-Z])(\d)/g, '$1 $2');
  const words = parted
    .split(' ')
    .map((word, index) => (index === 0 || ABBREVIATION.test(word) ? word : word.toLowerCase()));
  return words.join(' ').replaceAll('hong kong', 'Hong Kong').replaceAll(' april ', ' April ');
}
