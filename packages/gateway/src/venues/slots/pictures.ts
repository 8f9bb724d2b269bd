import { localized as text } from '@pavilion/format';

/** The symbols in `venue-client/slots/symbols`, by file name. */
export const pictures = {
  dragon: text('金龙', 'Dragon'),
  phoenix: text('凤凰', 'Phoenix'),
  koi: text('锦鲤', 'Koi'),
  tiger: text('猛虎', 'Tiger'),
  panda: text('熊猫', 'Panda'),
  crane: text('仙鹤', 'Crane'),
  yuanbao: text('元宝', 'Gold ingot'),
  coin: text('铜钱', 'Coin'),
  gem: text('宝石', 'Gem'),
  gourd: text('葫芦', 'Gourd'),
  peach: text('寿桃', 'Peach'),
  lotus: text('莲花', 'Lotus'),
  lantern: text('灯笼', 'Lantern'),
  fan: text('折扇', 'Fan'),
  drum: text('战鼓', 'Drum'),
  firecracker: text('爆竹', 'Firecrackers'),
  'seal-fu': text('福', 'Fu, blessing'),
  'seal-lu': text('禄', 'Lu, prosperity'),
  'seal-shou': text('寿', 'Shou, long life'),
  'seal-xi': text('喜', 'Xi, joy'),
  wild: text('百搭', 'Wild'),
  pagoda: text('宝塔', 'Pagoda'),
} as const;

export type Picture = keyof typeof pictures;
