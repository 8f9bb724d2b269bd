import type { CoverCategory, CoverMotif } from '@pavilion/ui';

/**
 * Sample content of an operator, in Chinese for every locale of the kit.
 */
export const longText =
  '本次活动面向全体会员开放，同一会员、同一手机号、同一设备仅可参与一次；奖金以模拟积分发放，须在三十日内完成一倍流水后方可提取，逾期未领取视为放弃。';

export const member = { name: '张小满', account: 'demo2026', phone: '(86)13812345678' };

export const channels = [
  { value: 'alipay', label: '支付宝', description: '100 – 5,000', badge: '推荐' },
  { value: 'wechat', label: '微信支付', description: '100 – 3,000' },
  { value: 'usdt', label: 'USDT', description: '单笔 10 起', badge: '+2%' },
  { value: 'bank', label: '银行卡', description: '维护中', disabled: true },
];

export const kinds = [
  { value: 'deposit', label: '存款' },
  { value: 'withdraw', label: '取款' },
  { value: 'transfer', label: '转账' },
  { value: 'bonus', label: '红利', disabled: true },
];

export interface BetRow {
  readonly id: string;
  readonly game: string;
  readonly time: string;
  readonly stake: string;
  readonly profit: string;
  readonly state: 'settled' | 'open';
}

export const bets: readonly [BetRow, ...BetRow[]] = [
  {
    id: 'B2602140001',
    game: '龙门金鲤',
    time: '2026-02-14 09:12:08',
    stake: '100.00',
    profit: '286.40',
    state: 'settled',
  },
  {
    id: 'B2602140002',
    game: '月下灯会',
    time: '2026-02-14 09:31:55',
    stake: '50.00',
    profit: '-50.00',
    state: 'settled',
  },
  {
    id: 'B2602140003',
    game: '真人百家乐',
    time: '2026-02-14 10:02:41',
    stake: '1200.00',
    profit: '1140.00',
    state: 'settled',
  },
  {
    id: 'B2602140004',
    game: '欧冠 · 今晚让球',
    time: '2026-02-14 20:45:00',
    stake: '300.00',
    profit: '0',
    state: 'open',
  },
];

export interface SampleGame {
  readonly name: string;
  readonly category: CoverCategory;
  readonly motif: CoverMotif;
  readonly colors: readonly [string, string];
}

export const games: readonly SampleGame[] = [
  { name: '龙门金鲤', category: 'slots', motif: 'koi', colors: ['#8c1d18', '#f2c14e'] },
  { name: '月下灯会', category: 'slots', motif: 'lantern', colors: ['#2b1a5a', '#ff9f5a'] },
  { name: '凤舞九天', category: 'slots', motif: 'phoenix', colors: ['#6a1437', '#ffb36b'] },
  { name: '熊猫竹海', category: 'slots', motif: 'panda', colors: ['#14532d', '#b5e48c'] },
  { name: '深海夜明珠', category: 'fishing', motif: 'pearl', colors: ['#0b3c5d', '#7fe7dc'] },
  { name: '四方麻将', category: 'chess', motif: 'mahjong', colors: ['#1f5134', '#f1e3b8'] },
  { name: '百家乐一号桌', category: 'live', motif: 'cards', colors: ['#3a0f2b', '#e8b4bc'] },
  { name: '金球联赛', category: 'sport', motif: 'football', colors: ['#12355b', '#9bd770'] },
  { name: '青龙出海', category: 'slots', motif: 'dragon', colors: ['#0f3d3e', '#ffd166'] },
  { name: '荷塘月色', category: 'slots', motif: 'lotus', colors: ['#1b3a6b', '#ffafcc'] },
  { name: '聚宝盆', category: 'slots', motif: 'yuanbao', colors: ['#6b1d00', '#ffd166'] },
  { name: '仙鹤云游', category: 'slots', motif: 'crane', colors: ['#274060', '#e0fbfc'] },
  { name: '虎啸山林', category: 'slots', motif: 'tiger', colors: ['#5a2a00', '#ffb347'] },
  { name: '幸运大转盘', category: 'live', motif: 'wheel', colors: ['#2d0f4d', '#ffcf56'] },
];

export const notices = [
  { id: 1, content: '系统将于 2 月 18 日 04:00 至 06:00 例行维护，期间暂停存取款。' },
  { id: 2, content: '春节红包雨已开启，每日 20:00 准时开抢。' },
  { id: 3, content: '为保障账户安全，请勿向任何人透露验证码。' },
];

export const days = [
  { label: '02-08', values: ['1200.00', '400'] },
  { label: '02-09', values: ['0', '880.50'] },
  { label: '02-10', values: ['2600.00', '0'] },
  { label: '02-11', values: ['900.00', '1500'] },
  { label: '02-12', values: ['3100.00', '640'] },
  { label: '02-13', values: ['1750.00', '2200'] },
  { label: '02-14', values: ['420.00', '120'] },
] as const;
