import type { LocalText } from './entities/common';

interface VipGiftTexts {
  readonly name: LocalText;
  /** When it is given and until when it can be claimed, for the page of all levels. */
  readonly rule: LocalText;
}

/**
 * For how many days a gift can be claimed. Its rule in words and the gateway's `domain/vip-rules/vip-gifts.ts`, which grants it, read
 * them here. A gift of a month ends with the month. `birthdayKnown`: for how long the birthday must have been known.
 */
export const vipGiftDays = { upgrade: 30, birthday: 7, birthdayKnown: 30 } as const;

/**
 * The gifts of VIP levels, in the order of the page, with their texts. `npm run typecheck` names what else a gift needs in the
 * gateway: its row with amounts and dates in `domain/vip-rules/vip-gifts.ts`. Schemas, grants, mails, the member's pages, the level
 * tables and the operator's console derive from these rows.
 *
 * Proved by `npm run test:unit -- vip-gifts vip-rules/levels vip.test`.
 */
export const vipGiftTexts = {
  upgrade: {
    name: { 'zh-CN': '晋级礼金', en: 'Level-up bonus' },
    rule: {
      'zh-CN':
        '降级后，在一个保级期内完成原等级的保级流水即可恢复。晋级礼金每级终身一次，降级后再升不重复发放。',
      en: 'A lost level is regained with its keep turnover within one period. The level-up bonus of each level is given once in a life.',
    },
  },
  month: {
    name: { 'zh-CN': '每月礼金', en: 'Monthly bonus' },
    rule: {
      'zh-CN': '每月 1 日按当日等级发放每月礼金，上个月有过投注即可获得，当月内有效。',
      en: 'The monthly bonus is given on the 1st for the level of that day, if you played in the month before. Claim it within the month.',
    },
  },
  birthday: {
    name: { 'zh-CN': '生日礼金', en: 'Birthday bonus' },
    rule: {
      'zh-CN': `生日礼金自生日当天起 ${vipGiftDays.birthday} 天内可领，须已实名，且生日已登记满 ${vipGiftDays.birthdayKnown} 天、一年内未修改；2 月 29 日出生的按 2 月 28 日计。`,
      en: `The birthday bonus can be claimed for ${vipGiftDays.birthday} days from your birthday on, with a verified name and a birthday known for ${vipGiftDays.birthdayKnown} days and unchanged for a year. 29 February counts on the 28th.`,
    },
  },
} as const satisfies Readonly<Record<string, VipGiftTexts>>;

/** The kind of a VIP gift. */
export type VipGiftKind = keyof typeof vipGiftTexts;

/** The kinds of VIP gifts, in the order of the page. */
export const vipGiftKinds: readonly VipGiftKind[] = Object.keys(vipGiftTexts) as VipGiftKind[];
