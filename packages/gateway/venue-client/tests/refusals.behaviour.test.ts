/** @jest-environment jsdom */
import { catalogues as fishing } from '../fishing/js/messages.js';
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
const pages: [string, (error: unknown, lang: Lang, account: Account) => object][] = [
  [
    'a slip',
    (error, lang, account) => explainSlip(error, { t: tableTexts(lang), lang, account, wasUnsure: false }),
  ],
  [
    'a hand',
    (error, lang, account) =>
      explainHand(error, { t: handTexts(lang), lang, account, needed: 1_000n, wasUnsure: false }),
  ],
  [
    'a spin',
    (error, lang, account) =>
      explainSpin(error, { t: slotTexts(lang), lang, account, stake: 1_000n, wasUnsure: false }),
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
      'The venue is under maintenance and takes no bets. Bets already placed are settled. Come back later',
    ],
  ])('[ERR-7] with code %i says in %s to wait, and does not end the session', (code, lang, text) => {
    const explained = explain(new Rejected(code, {}), lang, 'main');
    expect(explained).toMatchObject({ text });
    expect(explained).not.toHaveProperty('offers');
    expect(explained).not.toHaveProperty('isOver', true);
  });

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
