import type { RoomTextRefusal } from '@pavilion/contract';

/** Combining marks beyond the second one of a character cover the lines above and below. */
const surplusMarks = /(\p{M}{2})\p{M}+/gu;

/**
 * The text of a message as it is stored and shown: composed, on one line, without control, zero-width and direction
 * characters.
 */
export const cleanText = (raw: string): string =>
  raw
    .replace(/[\s\p{Zl}\p{Zp}]+/gu, ' ')
    // Also characters that are shown as nothing: fillers of Hangul and the grapheme joiner.
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}]|\u034f|\u115f|\u1160|\u17b4|\u17b5|\u3164|\uffa0/gu, '')
    .normalize('NFC')
    .replace(surplusMarks, '$1')
    .normalize('NFC')
    .replace(/ +/g, ' ')
    .trim();

/** The text without what a writer changes to avoid a comparison: width, case, spaces, separators and marks. */
export const comparableText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
    .normalize('NFKC')
    .toLowerCase();

/** Chinese digits, as numbers are written to avoid a comparison. */
const chineseDigits: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...'零一二三四五六七八九'].map((each, digit) => [each, String(digit)])),
  ...Object.fromEntries([...'〇壹贰叁肆伍陆柒捌玖'].map((each, digit) => [each, String(digit)])),
};

const plainDigits = (text: string): string =>
  text.replace(/[零一二三四五六七八九〇壹贰叁肆伍陆柒捌玖]/g, (each) => chineseDigits[each] as string);

/** Names of messengers in Chinese, which an id of four characters makes a contact. */
const chineseMessengers = '微信|威信|薇信|徽信|扣扣|企鹅号|电报|纸飞机|加薇|加v|v信';
/** Latin names, which count as words of their own, and with an id that has a digit. */
const latinMessengers = 'qq|vx|wx|wechat|weixin|tg|telegram|whatsapp|skype';
const topLevelDomains =
  'com|net|org|cn|cc|top|vip|xyz|info|app|io|me|tv|club|site|online|shop|win|bet|live|co|link';

const phone = /\d{11}/;
const chineseContact = new RegExp(`(${chineseMessengers})[^a-z0-9]{0,4}[a-z0-9]{4}`);
const latinContact = new RegExp(
  `(?<![a-z])(${latinMessengers})[^a-z0-9]{0,6}(?=(?:[a-z0-9][^a-z0-9]?){0,18}\\d)(?:[a-z0-9][^a-z0-9]?){5}`,
);
const link = new RegExp(`https?:|www\\s*[.。]|[a-z0-9-]\\s*[.。点]\\s*(${topLevelDomains})(?![a-z0-9])`);

/** Whether a text has something that looks like a way to reach its author elsewhere. */
export const hasContact = (text: string): boolean => {
  const compared = plainDigits(comparableText(text));
  const spaced = plainDigits(text.normalize('NFKC').toLowerCase());
  return (
    phone.test(compared) || chineseContact.test(compared) || latinContact.test(spaced) || link.test(spaced)
  );
};

/**
 * Why a cleaned text is refused; undefined for one that is not.
 *
 * @param bannedWords in the form of `comparableText`.
 * @param recent texts that the member has sent within the time in which they must not be repeated.
 */
export const refusedText = (
  text: string,
  bannedWords: readonly string[],
  recent: readonly string[],
): RoomTextRefusal | undefined => {
  if (text === '') return 'empty';
  const compared = comparableText(text);
  // guard: room-banned-words
  if (bannedWords.some((word) => compared.includes(word))) return 'banned-word';
  // guard: room-contacts
  if (hasContact(text)) return 'contact';
  // Texts without letters, such as emoji, are compared as they are.
  const key = (each: string) => comparableText(each) || each;
  // guard: room-repeated-text
  if (recent.some((each) => key(each) === key(text))) return 'repeated';
  return undefined;
};
