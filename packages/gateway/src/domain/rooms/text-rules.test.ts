import fc from 'fast-check';
import { cleanText, comparableText, hasContact, refusedText } from './text-rules';

const anyText = fc.string({ unit: 'binary', maxLength: 60 });
/** Characters that a writer puts between others to avoid a comparison. */
const separator = fc.constantFrom(
  ...['', ' ', '.', '-', '_', '*', '·', '，', '\u200b', '\u200d', '\u2060', '\u00ad', '\u202e', '　', '~'],
);
/** The text with separators between its characters, and some in full width. */
const disguised = (text: string) =>
  fc
    .tuple(
      ...[...text].map((each) =>
        fc
          .tuple(fc.constantFrom(each, each.toUpperCase(), fullWidth(each)), separator)
          .map((parts) => parts.join('')),
      ),
    )
    .map((parts) => parts.join(''));
const fullWidth = (each: string) =>
  /[!-~]/.test(each) ? String.fromCharCode(each.charCodeAt(0) + 0xfee0) : each;

describe('cleanText', () => {
  it('[LIV-3] changes nothing the second time', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(cleanText(cleanText(text))).toBe(cleanText(text));
      }),
      { numRuns: 3_000 },
    );
  });

  it('[LIV-3] leaves one line, composed, without characters that are not seen', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const cleaned = cleanText(text);
        expect(cleaned).toBe(cleaned.normalize('NFC'));
        expect(cleaned).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|^ | $| {2}|\p{M}{3}/u);
      }),
      { numRuns: 3_000 },
    );
  });

  it.each([
    ['  好球  ！ \n再来 ', '好球 ！ 再来'],
    ['a\u202eb\u200bc', 'abc'],
    ['e\u0301', '\u00e9'],
    ['\ud800', ''],
    ['ㅤ', ''],
    ['<b>1</b> & "2"', '<b>1</b> & "2"'],
  ])('[LIV-3] cleans %j to %j', (text, cleaned) => expect(cleanText(text)).toBe(cleaned));
});

describe('refusedText', () => {
  const words = ['代充', 'fuck', '稳赚'];
  /** Letters that are in no word and no contact. */
  const harmless = fc.string({ unit: fc.constantFrom(...'好球射门传球进攻防守漂亮啊哈加油'), maxLength: 12 });

  it('[LIV-3] finds a banned word in other widths, other case and between separators', () => {
    fc.assert(
      fc.property(harmless, fc.constantFrom(...words).chain(disguised), harmless, (before, word, after) => {
        expect(refusedText(cleanText(before + word + after), words, [])).toBe('banned-word');
      }),
      { numRuns: 1_000 },
    );
  });

  it('[LIV-3] finds eleven digits in other widths and between separators', () => {
    fc.assert(
      fc.property(
        harmless,
        fc
          .array(fc.integer({ min: 0, max: 9 }), { minLength: 11, maxLength: 14 })
          .chain((digits) => disguised(digits.join(''))),
        (before, number) => expect(refusedText(cleanText(before + number), [], [])).toBe('contact'),
      ),
      { numRuns: 1_000 },
    );
  });

  it('[LIV-3] refuses no text of ordinary letters, and the same text only after itself', () => {
    fc.assert(
      fc.property(harmless, harmless, (one, other) => {
        fc.pre(one !== '');
        expect(refusedText(one, words, [])).toBeUndefined();
        expect(refusedText(one, words, [other, ` ${one}！`])).toBe('repeated');
        expect(refusedText(one, words, [other])).toBe(
          comparableText(one) === comparableText(other) ? 'repeated' : undefined,
        );
      }),
    );
  });

  it.each([
    '13812345678',
    '加我 1 3 8-1234 5678',
    '一三八一二三四五六七八',
    'QQ:123456',
    'qq 群 987654321',
    '加微信 abcd1234',
    '薇信：lucky_one',
    'V信 abc888',
    'tg @player01',
    'wx：player-77',
    'www.example',
    'https://a.b',
    'best-odds.vip',
    'best odds 。 com',
    'sure win 点 top',
  ])('[LIV-3] takes %j for a contact', (text) => expect(hasContact(cleanText(text))).toBe(true));

  it.each([
    '2:1，这球漂亮',
    '10 分钟进了 3 个球',
    'last goal was great, what a shot',
    'the QQ of it',
    '微信支付怎么样',
    '下半场 45 分钟开始',
    'Come on. Nice pass',
    '3.5 球大小',
  ])('[LIV-3] takes %j for no contact', (text) => expect(hasContact(cleanText(text))).toBe(false));

  it('[LIV-3] refuses a text that is empty after cleaning, and emoji that are repeated', () => {
    expect(refusedText(cleanText(' \u200b '), words, [])).toBe('empty');
    expect(refusedText('🎉🎉', words, ['🎉🎉'])).toBe('repeated');
    expect(refusedText('🎉🎉', words, ['⚽'])).toBeUndefined();
  });
});
