import {
  formatAmount,
  formatMinor,
  parseMinor,
  sanitizeAmount,
  truncateAmount,
} from '../../packages/format/src';
import { createRandom, type Random } from './random';
import type { Row } from './row';

/** Parts of inputs: typed amounts, digits and separators of other scripts, calculator notation, attacks. */
const fragments = [
  ...'0123456789',
  ...'０１２３４５６７８９',
  ...'٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३',
  ...'.．。｡,，、·٫٬',
  ...'+-－−–eE ¥￥$€元万',
  ...['\u202e', '\u200f', '\u200b', '\u00a0', '\u3000', '\ufeff', '\0', '\n', '\ud800', '😀', '①', '½', '一'],
  ...[
    '1e9',
    '1E-7',
    '-0',
    '0.00',
    'NaN',
    'Infinity',
    '-Infinity',
    '0x1F',
    '1_000',
    '1,234.56',
    '９９９．９９',
  ],
  ...['99999999999999999999', '0.1', '0.2', '00', '.5', '5.', '1234567890123456.78'],
];

const drawText = (random: Random) => {
  let text = '';
  for (let parts = random.whole(0, 12); parts > 0; parts--) {
    text += random.next() < 0.02 ? String.fromCharCode(random.whole(0, 0xffff)) : random.pick(fragments);
  }
  return text;
};

const asciiDigits = '0123456789';
const wideDigits = '０１２３４５６７８９';

/** Oracle of `sanitizeAmount`, one character at a time: the sanitized text and its value in cents. */
const expectedOf = (raw: string) => {
  let whole = '';
  let fraction = '';
  let pointed = false;
  for (const char of raw) {
    const digit = Math.max(asciiDigits.indexOf(char), wideDigits.indexOf(char));
    if (char === '.' || char === '．' || char === '。' || char === '｡') pointed = true;
    else if (digit < 0) continue;
    else if (!pointed) whole = whole === '0' ? String(digit) : whole + digit;
    else if (fraction.length < 2) fraction += digit;
  }
  const isEmpty = whole + fraction === '';
  const text = isEmpty || !pointed ? whole : `${whole}.${fraction}`;
  const minor = isEmpty ? undefined : BigInt(`${whole}${fraction.padEnd(2, '0')}`);
  return { text, minor };
};

/** Formats cents by division alone. */
const formatted = (minor: bigint) => {
  const size = minor < 0n ? -minor : minor;
  let whole = String(size / 100n);
  let grouped = '';
  while (whole.length > 3) {
    grouped = `,${whole.slice(-3)}${grouped}`;
    whole = whole.slice(0, -3);
  }
  const cents = String(size % 100n);
  return `${minor < 0n ? '-' : ''}${whole}${grouped}.${cents.length < 2 ? '0' : ''}${cents}`;
};

/** Parses plain decimal text to cents; undefined for other text or more than two decimals. */
const centsOf = (text: string): bigint | undefined => {
  const isNegative = text.startsWith('-');
  const [whole = '', fraction = '', ...more] = (isNegative ? text.slice(1) : text).split('.');
  const digits = whole + fraction;
  if (more.length > 0 || digits === '' || fraction.length > 2) return undefined;
  for (const char of digits) if (!asciiDigits.includes(char)) return undefined;
  const minor = BigInt(whole + fraction.padEnd(2, '0'));
  return isNegative ? -minor : minor;
};

const parsed = (text: string): bigint | undefined => {
  try {
    return parseMinor(text);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
};

const checkText = (raw: string): string | undefined => {
  const kept = sanitizeAmount(raw);
  const expected = expectedOf(raw);
  if (kept !== expected.text) return `is sanitized to ${kept}, not ${expected.text}`;
  if (sanitizeAmount(kept) !== kept) return `is sanitized a second time to ${sanitizeAmount(kept)}`;
  if (parsed(raw) !== centsOf(raw)) return `is parsed as ${parsed(raw)}, not ${centsOf(raw)}`;
  const { minor } = expected;
  if (minor === undefined) return undefined;
  if (parsed(kept) !== minor) return `is sanitized to the value ${parsed(kept)}, not ${minor}`;
  if (parseMinor(formatMinor(minor)) !== minor)
    return `${minor} does not round-trip through ${formatMinor(minor)}`;
  if (formatAmount(kept) !== formatted(minor))
    return `is formatted as ${formatAmount(kept)}, not ${formatted(minor)}`;
  return undefined;
};

const specials = [-0, Number.NaN, Infinity, -Infinity, 1e9, 1e21, 1e-7, 0.1 + 0.2, 5e-324, 2 ** 53, -1.005];

/** The value of a number is the shortest decimal that JavaScript prints for it, which can differ from `toFixed`. */
const checkNumber = (value: number): string | undefined => {
  const show = (format: typeof formatAmount) => {
    try {
      return format(value);
    } catch (error) {
      if (error instanceof TypeError) return undefined;
      throw error;
    }
  };
  if (sanitizeAmount(value as unknown as string) !== '') return 'is sanitized to something';
  if (parsed(value as unknown as string) !== undefined) return 'is parsed';
  if (!Number.isFinite(value)) return show(formatAmount) === undefined ? undefined : 'is formatted';
  const [mantissa = '', exponent = '0'] = String(Math.abs(value)).split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  const scale = fraction.length - Number(exponent);
  const coefficient = BigInt(whole + fraction) * (scale < 0 ? 10n ** BigInt(-scale) : 1n);
  const unit = 10n ** BigInt(Math.max(scale, 0));
  const sign = value < 0 ? -1n : 1n;
  const cut = formatted((sign * (coefficient * 100n)) / unit);
  const rounded = formatted(sign * ((coefficient * 200n + unit) / (2n * unit)));
  if (show(truncateAmount) !== cut) return `is truncated to ${show(truncateAmount)}, not ${cut}`;
  if (show(formatAmount) !== rounded) return `is formatted as ${show(formatAmount)}, not ${rounded}`;
  return undefined;
};

const drawNumber = (random: Random) =>
  random.next() < 0.2 ? random.pick(specials) : (random.next() - 0.5) * 10 ** random.whole(-9, 24);

/** No input is parsed or formatted as another amount. */
export const amounts: Row = {
  id: '9',
  title:
    '1,000,000 amount inputs (full-width, 1e9, -0, NaN, right-to-left, Arabic digits) equal to a BigInt oracle, idempotent',
  async run({ seed, quick, deadline }) {
    const random = createRandom(seed);
    const wanted = quick ? 5_000 : 1_000_000;
    const findings: string[] = [];
    let operations = 0;
    let kept = 0;
    while (operations < wanted && findings.length < 20 && (operations % 1_000 > 0 || Date.now() < deadline)) {
      operations += 1;
      const value = random.next() < 0.9 ? drawText(random) : drawNumber(random);
      const finding = typeof value === 'string' ? checkText(value) : checkNumber(value);
      if (finding) findings.push(`${typeof value === 'string' ? JSON.stringify(value) : value} ${finding}`);
      if (typeof value === 'string' && sanitizeAmount(value) !== '') kept += 1;
    }
    return {
      operations,
      kills: 0,
      acknowledged: operations - findings.length,
      lost: 0,
      double: 0,
      findings,
      note: `${kept.toLocaleString('en')} of them contain digits that the field keeps`,
    };
  },
};
