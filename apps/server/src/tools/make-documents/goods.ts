import type { Chance } from './chance.ts';
import type { Cents } from './money.ts';

/** Something sold: names, a unit, and the price it usually has, in cents. */
export interface Good {
  readonly en: string;
  readonly zh: string;
  readonly unit: string;
  readonly unitZh: string;
  readonly cents: number;
  /** Second line of its description, where the trade prints one. */
  readonly more?: string;
}

const good = (en: string, zh: string, unit: string, unitZh: string, cents: number, more?: string): Good => ({
  en,
  zh,
  unit,
  unitZh,
  cents,
  ...(more === undefined ? {} : { more }),
});

const GOODS: readonly Good[] = [
  good('A4 copy paper 80gsm', 'A4影印紙80克', 'box', '箱', 16800, '5 reams per box'),
  good('Toner cartridge black', '黑色碳粉盒', 'pc', '個', 53000, 'Compatible with LX-210'),
  good('Split-type air conditioner cleaning', '分體冷氣機清洗', 'set', '部', 48000, 'Including chemical wash'),
  good('Office chair, mesh back', '網背辦公椅', 'pc', '張', 88000),
  good('Stainless steel hinge 4 inch', '不銹鋼鉸4吋', 'pair', '對', 2650),
  good('Water dispenser rental', '水機租用', 'month', '月', 12000, 'Serial WD-88172'),
  good('Dried scallop grade B', '元貝乙級', 'catty', '斤', 42000),
  good('Corrugated carton 45 x 30 x 30 cm', '瓦通紙箱45x30x30', 'pc', '個', 780),
  good('Polo shirt embroidery', '繡花馬球恤', 'pc', '件', 6850, 'Navy / size M-XL'),
  good('Annual software licence', '年度軟件授權', 'user', '用戶', 96000, 'Licence period 12 months'),
  good('Site survey', '現場勘察', 'visit', '次', 150000),
  good('LED downlight 12W', 'LED筒燈12W', 'pc', '盞', 4380),
  good('Courier delivery, Kowloon', '九龍區速遞', 'trip', '程', 8500),
  good('Floor tile 600 x 600', '地磚600x600', 'pc', '塊', 3890),
  good('Extra virgin olive oil 1 L', '初榨橄欖油1升', 'bottle', '樽', 9860),
  good('Business cards, 300 gsm, 2 boxes', '名片300克2盒', 'lot', '批', 36000),
  good('Project management', '項目管理', 'hr', '小時', 95000, 'Weeks 12 to 14'),
  good('Copper pipe 22 mm', '銅喉22毫米', 'm', '米', 5670),
  good('USB-C docking station', 'USB-C擴充座', 'pc', '個', 118000, 'Two-year warranty'),
  good('Fire extinguisher inspection', '滅火筒年檢', 'pc', '支', 7500),
  good('Frozen prawns 16/20', '急凍大蝦16/20', 'kg', '公斤', 13480),
  good('Bank confirmation fee', '銀行確認費', 'item', '項', 30000),
  good('Bubble wrap roll 1 m', '氣泡紙1米', 'roll', '卷', 15500),
  good('Translation, English to Chinese', '中英翻譯', 'page', '頁', 45000),
];

const DISHES: readonly (readonly [string, string, number])[] = [
  ['Barbecued pork rice', '叉燒飯', 5200],
  ['Wonton noodle soup', '雲吞麵', 4600],
  ['Steamed grouper', '清蒸石斑', 38800],
  ['Milk tea', '奶茶', 2200],
  ['Pineapple bun', '菠蘿包', 1400],
  ['Sweet and sour pork', '咕嚕肉', 9800],
  ['Fried rice Yangzhou style', '揚州炒飯', 8800],
  ['Lemon tea, iced', '凍檸茶', 2400],
  ['Beef brisket claypot', '牛腩煲', 12800],
  ['Vegetables in oyster sauce', '蠔油時菜', 6800],
];
const GROCERIES: readonly (readonly [string, string, number])[] = [
  ['FRESH MILK 946ML', '鮮奶946毫升', 2890],
  ['WHITE BREAD 8S', '白方包8片', 1450],
  ['EGGS 10PK', '雞蛋10隻', 2690],
  ['TISSUE BOX 5S', '盒裝紙巾5盒', 3590],
  ['SOY SAUCE 500ML', '生抽500毫升', 1990],
  ['BANANA KG', '香蕉', 1680],
  ['INSTANT NOODLE 5S', '即食麵5包裝', 2350],
  ['DETERGENT 2L', '洗衣液2升', 4990],
  ['COLA 330ML', '可樂330毫升', 790],
  ['RICE 5KG', '白米5公斤', 7290],
];

export function goods(chance: Chance, count: number): Good[] {
  return chance.some(GOODS, count);
}

export function priceOf(chance: Chance, { cents }: Good): Cents {
  const near = Math.round((cents * chance.int(80, 125)) / 100);
  return BigInt(chance.maybe(0.5) ? near - (near % 10) : near);
}

export interface Bought {
  readonly en: string;
  readonly zh: string;
  readonly quantity: number;
  readonly price: Cents;
}

export function bought(chance: Chance, from: 'dishes' | 'groceries', count: number): Bought[] {
  const list = from === 'dishes' ? DISHES : GROCERIES;
  return chance
    .some(list, count)
    .map(([en, zh, cents]) => ({ en, zh, quantity: chance.pick([1, 1, 1, 2, 3]), price: BigInt(cents) }));
}
