/** @jest-environment jsdom */
import { catalogues as fishing, createTranslate as fishingTexts } from '../fishing/js/messages.js';
import { explain as explainHand } from '../hands/js/explain.js';
import { catalogues as hands, createTranslate as handTexts } from '../hands/js/messages.js';
import { Rejected } from '../kit/call.js';
import { balanceRefusal, showStep } from '../kit/refusals.js';
import { explain as explainSpin } from '../slots/js/explain.js';
import { catalogues as slots, createTranslate as slotTexts } from '../slots/js/messages.js';
import { explain as explainSlip } from '../tables/js/explain.js';
import { catalogues as tables, createTranslate as tableTexts } from '../tables/js/messages.js';

type Account = 'main' | 'venue';
type Lang = 'zh-CN' | 'en';

/** How each page explains a rejected stake of 10.00. */
const pages: [string, (error: unknown, lang: Lang, account: Account, wasUnsure?: boolean) => object][] = [
  [
    'a slip',
    (error, lang, account, wasUnsure = false) =>
      explainSlip(error, { t: tableTexts(lang), lang, account, wasUnsure }),
  ],
  [
    'a hand',
    (error, lang, account, wasUnsure = false) =>
      explainHand(error, { t: handTexts(lang), lang, account, needed: 1_000n, wasUnsure }),
  ],
  [
    'a spin',
    (error, lang, account, wasUnsure = false) =>
      explainSpin(error, { t: slotTexts(lang), lang, account, stake: 1_000n, wasUnsure }),
  ],
  [
    'a magazine',
    (error, lang, account, wasUnsure = false) =>
      // The page passes its own catalogue, which has the keys of a hand that a magazine needs.
      explainHand(error, {
        t: fishingTexts(lang) as ReturnType<typeof handTexts>,
        lang,
        account,
        needed: 1_000n,
        wasUnsure,
      }),
  ],
];

const emptyVenue = {
  'zh-CN': '本场馆钱包余额不足，请先从主钱包转入',
  en: 'The wallet of this venue has too little money. Transfer some from the main wallet first',
};

describe.each(pages)('the refusal of %s', (_, explain) => {
  it.each<[number, Lang, string]>([
    [20116, 'zh-CN', '账目核对中，投注和结算暂停，您的余额不受影响，请稍后再试'],
    [
      20116,
      'en',
      'The books are being checked, so bets and payouts wait. Your balance is safe. Try again later',
    ],
    [6014, 'zh-CN', '场馆维护中，暂不接受投注，已下的注照常结算，请稍后再来'],
    [
      6014,
      'en',
      'The venue is under maintenance and takes no bets. Placed bets are settled. Come back later',
    ],
    [6031, 'zh-CN', '您的网络或所在地区暂不能投注，已下的注照常结算，请联系客服'],
    [6033, 'en', 'Bets are not taken from your network or region. Placed bets are settled. Contact support'],
  ])('[ERR-7] with code %i says in %s to wait, and does not end the session', (code, lang, text) => {
    const explained = explain(new Rejected(code, {}), lang, 'main');
    expect(explained).toMatchObject({ text });
    expect(explained).not.toHaveProperty('offers');
    expect(explained).not.toHaveProperty('isOver', true);
  });

  it.each([6014, 6031, 6032, 6033])(
    '[ERR-7] with code %i after a lost answer does not say that nothing was taken',
    (code) => {
      // The gateway refuses a repeated key, too, whose stake it has taken.
      expect(explain(new Rejected(code, {}), 'zh-CN', 'main', true)).not.toMatchObject({
        text: expect.stringMatching('扣款'),
      });
      expect(explain(new Rejected(code, {}), 'en', 'main', true)).not.toMatchObject({
        text: expect.stringMatching('no stake'),
      });
    },
  );

  it.each<Lang>(['zh-CN', 'en'])(
    '[GAM-1] for the balance offers a transfer to the venue wallet (%s)',
    (lang) => {
      const explained = explain(new Rejected(20101, {}), lang, 'venue');
      expect(explained).toMatchObject({ text: emptyVenue[lang], offers: 'transfer' });
    },
  );

  it('[GAM-1] for the balance of the main wallet offers a deposit', () => {
    expect(explain(new Rejected(20101, {}), 'zh-CN', 'main')).toMatchObject({ offers: 'deposit' });
  });
});

const closed = {
  'zh-CN': '本游戏暂停开放，未扣款，请稍后再来',
  en: 'This game is closed for now and took no stake. Come back later',
};
const over = {
  'zh-CN': '游戏会话已过期，请关闭后重新进入',
  en: 'The game session has expired. Close it and open it again',
};
const range = { min: '1.00', max: '50.00' };

type Page = 'a slip' | 'a hand' | 'a spin' | 'a magazine';
/** Page, code with its name, data of the rejection, the texts, and what the page does besides. */
type Row = [Page, number, string, object, Record<Lang, string>, object?];

const refusals: Row[] = [
  [
    'a slip',
    20651,
    'roundClosed',
    {},
    {
      'zh-CN': '未接受：本期已停止下注，筹码已保留到下一期',
      en: 'Not accepted: betting has closed. Your chips are kept for the next round',
    },
  ],
  [
    'a slip',
    20654,
    'payoutTooHigh',
    { max: '1000000.00' },
    {
      'zh-CN': '未接受：单张注单最高派彩 1,000,000.00，请降低投注',
      en: 'Not accepted: a slip pays at most 1,000,000.00. Lower the stake',
    },
  ],
  [
    'a slip',
    20103,
    'stakeOutOfRange',
    range,
    {
      'zh-CN': '未接受：每注金额须在 1.00 至 50.00 之间',
      en: 'Not accepted: each bet must be from 1.00 to 50.00',
    },
  ],
  [
    'a hand',
    20103,
    'stakeOutOfRange',
    range,
    { 'zh-CN': '投注金额须在 1.00 至 50.00 之间', en: 'The stake must be from 1.00 to 50.00' },
  ],
  [
    'a spin',
    20103,
    'stakeOutOfRange',
    range,
    { 'zh-CN': '投注金额须在 1.00 至 50.00 之间', en: 'The stake must be from 1.00 to 50.00' },
  ],
  [
    'a magazine',
    20103,
    'stakeOutOfRange',
    range,
    { 'zh-CN': '每发金额须在 1.00 至 50.00 之间', en: 'The stake per bullet is 1.00 to 50.00' },
  ],
  ['a slip', 20203, 'gameSessionExpired', {}, over, { isOver: true }],
  ['a hand', 20203, 'gameSessionExpired', {}, over, { isOver: true }],
  ['a spin', 20203, 'gameSessionExpired', {}, over, { isOver: true }],
  [
    'a hand',
    20655,
    'handNotOpen',
    {},
    {
      'zh-CN': '这一局已经结束，结果请在投注记录中查看',
      en: 'This hand has ended. See its result in your bet records',
    },
    { reload: true },
  ],
  [
    'a magazine',
    20655,
    'handNotOpen',
    {},
    {
      'zh-CN': '这一匣已经结束，结果请在投注记录中查看',
      en: 'This magazine has ended. Its result is in your bet records',
    },
    { reload: true },
  ],
  [
    'a slip',
    10003,
    'validationError',
    {},
    {
      'zh-CN': '未接受：注单有误，请清空后重新下注',
      en: 'Not accepted: the slip is invalid. Clear it and bet again',
    },
  ],
  [
    'a hand',
    10003,
    'validationError',
    {},
    {
      'zh-CN': '这一步没有被接受，没有扣款，请按牌桌上的选项重新操作',
      en: 'That was not accepted, and no stake was taken. Choose again from the options on the table',
    },
    { reload: true },
  ],
  [
    'a spin',
    10003,
    'validationError',
    {},
    {
      'zh-CN': '本游戏没有这个投注额，未扣款，请重新选择',
      en: 'The game has no such stake, and took none. Choose another one',
    },
  ],
  [
    'a magazine',
    10003,
    'validationError',
    {},
    {
      'zh-CN': '这次操作没有被接受，没有扣款，请重新选择弹数和每发金额',
      en: 'That was not accepted, and no stake was taken. Choose bullets and stake again',
    },
    { reload: true },
  ],
  ['a slip', 20202, 'gameUnavailable', {}, closed],
  ['a hand', 20202, 'gameUnavailable', {}, closed],
  ['a spin', 20202, 'gameUnavailable', {}, closed],
  ['a magazine', 20202, 'gameUnavailable', {}, closed],
  [
    'a hand',
    20652,
    'handOpen',
    {},
    {
      'zh-CN': '您有一局未完成的牌局（可能开在其他页面），没有另外扣款，请先完成这一局',
      en: 'You have an unfinished hand, perhaps in another tab. No new stake was taken. Finish this hand first',
    },
    { reload: true, isAboutOpenHand: true },
  ],
  [
    'a magazine',
    20652,
    'handOpen',
    {},
    {
      'zh-CN': '您有一匣未打完（可能开在其他页面），没有另外扣款，请先打完或收网',
      en: 'You have an unfinished magazine, perhaps in another tab. No new stake was taken. Finish it or cash in first',
    },
    { reload: true },
  ],
];

describe.each<Lang>(['zh-CN', 'en'])('in %s', (lang) => {
  it.each(refusals)(
    '[ERR-7] the refusal of %s with code %i %s says why and what to do next',
    (page, code, _name, data, texts, does = {}) => {
      const explain = new Map(pages).get(page)!;
      expect(explain(new Rejected(code, data), lang, 'main')).toMatchObject({ text: texts[lang], ...does });
    },
  );
});

/** Refusals of the pages themselves, before a call: the text's translation, and the texts. */
const ownRefusals: [string, (lang: Lang) => string, Record<Lang, string>][] = [
  [
    'a stake above the limit of a bet at a table',
    (lang) => tableTexts(lang)('lineLimitRefusal', { max: '500.00' }),
    {
      'zh-CN': '每注最高 500.00，请换小一些的筹码，或投注其他选项',
      en: 'At most 500.00 a bet. Choose a smaller chip or another spot',
    },
  ],
  [
    'more bets than a slip takes',
    (lang) => tableTexts(lang)('lineCountRefusal', { count: 40 }),
    {
      'zh-CN': '每张注单最多 40 注，请先确认已选的投注，再另下一单',
      en: 'At most 40 bets a slip. Confirm these, then bet again',
    },
  ],
  [
    'a hand below the least stake',
    (lang) => handTexts(lang)('stakeBelow', { min: '1.00' }),
    { 'zh-CN': '最少投注 1.00，请先添加筹码', en: 'The least stake is 1.00. Add chips first' },
  ],
  [
    'a chip above the highest stake of a hand',
    (lang) => handTexts(lang)('stakeAbove', { max: '500.00' }),
    {
      'zh-CN': '最多投注 500.00，请换小一些的筹码，或直接发牌',
      en: 'The highest stake is 500.00. Choose a smaller chip, or deal',
    },
  ],
];

describe.each<Lang>(['zh-CN', 'en'])('in %s', (lang) => {
  it.each(ownRefusals)('[ERR-7] the refusal of %s says what to do next', (_, textIn, texts) => {
    expect(textIn(lang)).toBe(texts[lang]);
  });
});

describe('the steps beside a refusal', () => {
  it.each(['deposit', 'transfer', 'protection'])('[GAM-1] shows only the button of the step %s', (step) => {
    document.body.innerHTML = '<i id="deposit"></i><i id="transfer"></i><i id="protection"></i>';
    showStep(step);
    expect([...document.querySelectorAll('i:not([hidden])')].map(({ id }) => id)).toEqual([step]);
    showStep(undefined);
    expect(document.querySelectorAll('i:not([hidden])')).toHaveLength(0);
  });

  it('[GAM-1] explains a stake that the page itself refuses as the gateway would', () => {
    const refused = balanceRefusal('余额不足', { lang: 'zh-CN', account: 'venue' });
    expect(refused).toEqual({ text: emptyVenue['zh-CN'], offers: 'transfer' });
    expect(balanceRefusal('余额不足', { lang: 'zh-CN', account: 'main' }).text).toBe('余额不足');
  });

  it('[GAM-1] names the button of every page in both languages', () => {
    for (const page of [tables, hands, slots, fishing]) {
      expect([page['zh-CN'].transfer, page.en.transfer]).toEqual(['去转账', 'Transfer']);
    }
  });
});
