import fc from 'fast-check';
import { isLuhn } from './luhn';
import { paymentDetailsIn } from './payment-details';

const card = '6222020000000004606';
const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const ethereum = '0xdAC17F958D2ee523a2206206994597C13D831ec7';

describe('payment details in a message', () => {
  it.each([
    ['alone', card],
    ['in a sentence', `我的卡号是${card}，请查收`],
    ['in groups of four', '6222 0200 0000 0004 606'],
    ['with hyphens', '6222-0200-0000-0004-606'],
    ['digit by digit', [...card].join(' ')],
    ['in pairs', '43 67 42 00 00 00 00 09'],
    [
      'in full-width digits',
      [...card].map((digit) => String.fromCodePoint(digit.charCodeAt(0) + 0xfee0)).join(''),
    ],
    ['between zero-width characters', [...card].join('\u200b')],
    ['after a phone number', `13800138000 ${card}`],
    ['in groups after a phone number', '13800138000 6222-0200-0000-0004-606'],
  ])('[SUP-2] finds a card number %s', (_, text) => expect(paymentDetailsIn(text)).toBe('card-number'));

  it.each([
    ['on TRON', `转到 ${tron} 就行`],
    ['on Ethereum', `send to ${ethereum}.`],
    ['with a typing error', `${tron.slice(0, -1)}v`],
    ['between zero-width characters', [...tron].join('\u200d')],
    ['after Chinese without a space', `地址${tron}`],
  ])('[SUP-2] finds a coin address %s', (_, text) => expect(paymentDetailsIn(text)).toBe('coin-address'));

  it.each([
    ['a phone number', '请回电 13800138000'],
    ['the last four digits', '卡号后四位 4606'],
    ['a wrong check digit', '6222020000000004607'],
    ['times and amounts', '2026-11-25 22:30:26 存款 1,000.00 和 2,500.00'],
    ['an order number of this site', '订单 01jdj2v4w3k8m5n6p7q8r9s0tz'],
    ['a transaction hash', `0x${'0f'.repeat(32)}`],
    ['a long number', '20261125223026000000000000000018'],
    ['nothing', ''],
  ])('[SUP-2] leaves %s alone', (_, text) => expect(paymentDetailsIn(text)).toBeUndefined());

  it('[SUP-2] finds any card number between any words', () =>
    fc.assert(
      fc.property(
        fc.stringMatching(/^[1-9]\d{10,17}$/),
        fc.stringMatching(/^[^\d]{0,20}$/),
        fc.stringMatching(/^[^\d]{0,20}$/),
        (start, before, after) => {
          const check = [...'0123456789'].find((digit) => isLuhn(start + digit));
          // Without a digit of another script, which NFKC turns into ours.
          fc.pre(!/\d/.test((before + after).normalize('NFKC')));
          expect(paymentDetailsIn(`${before}${start}${check}${after}`)).toBe('card-number');
        },
      ),
    ));
});
