import type { CallResponse } from '@pavilion/contract/wire';
import { limits } from '../../packages/contract/src/limits';
import {
  formatAmount,
  formatMinor,
  parseMinor,
  sanitizeAmount,
  truncateAmount,
} from '../../packages/format/src';
import { connectDatabase } from '../../packages/gateway/src/db/database';
import { mainAccount } from '../../packages/gateway/src/domain/money/ledger/accounts';
import { createMember, venueCode } from './member';
import { createRandom, type Random } from './random';
import type { Row, RowTools } from './row';

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

/** Formats minor units without thousands separators, as the gateway does. */
const plain = (minor: bigint) => `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`;

const asciiDigits = '0123456789';
const wideDigits = '０１２３４５６７８９';

/** Independent implementation of `sanitizeAmount`, one character at a time: the sanitized text and its value in cents. */
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

/** Independent implementation of `formatAmount`, by division. */
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

/** Independent implementation of `parseMinor`. Undefined for more than two decimals and text that is no plain decimal number. */
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

/** Checks the functions with a number. Its value is the shortest decimal that JavaScript prints, which can differ from `toFixed`. */
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

/** Minor units of a text that the gateway must accept: ASCII digits, at most sixteen, and at most two decimals. */
const acceptedOf = (text: string): bigint | undefined => {
  const [whole = '', fraction, ...more] = text.split('.');
  const isDigits = (part: string) => part !== '' && [...part].every((char) => asciiDigits.includes(char));
  if (more.length > 0 || !isDigits(whole) || whole.length > 16) return undefined;
  if (fraction !== undefined && (!isDigits(fraction) || fraction.length > 2)) return undefined;
  return BigInt(whole) * 100n + BigInt((fraction ?? '').padEnd(2, '0'));
};

/** Draws an amount in one of its valid forms, or, in half of the cases, one of the texts above. */
const drawAmount = (random: Random) => {
  if (random.next() < 0.5) return drawText(random);
  const minor = random.whole(0, 20_000);
  const [whole, fraction] = [Math.floor(minor / 100), String(minor % 100).padStart(2, '0')];
  return random.pick([
    `${whole}.${fraction}`,
    `0${whole}.${fraction}`,
    String(whole),
    `${whole}.${fraction[0]}`,
  ]);
};

const transferRange = { min: 1n, max: 10_000_000_000n };

/** Transfers amounts through a running gateway, and compares acknowledged and stored amounts with `acceptedOf`. */
const transferAmounts = async (
  wanted: number,
  deadline: number,
  random: Random,
  { acquireDatabase, startGateway, afterRun }: RowTools,
) => {
  const { url: DATABASE_URL } = await acquireDatabase();
  const gateway = await startGateway({ DATABASE_URL });
  const member = await createMember(gateway, 'amounts1', '200000');
  const findings: string[] = [];
  const acknowledged = new Map<string, bigint>();
  let [main, atVenue, sent] = [20_000_000n, 0n, 0];
  for (; sent < wanted && Date.now() < deadline && findings.length < 20; sent++) {
    const amount = drawAmount(random);
    const direction = random.pick(['in', 'out'] as const);
    const expected = acceptedOf(amount);
    const from = direction === 'in' ? main : atVenue;
    const isExpected =
      expected !== undefined &&
      expected >= transferRange.min &&
      expected <= transferRange.max &&
      expected <= from;
    const { code, data, text } = await member.call(
      'walletTransfer',
      { venue: venueCode, direction, amount },
      `amounts1-key-${sent}`,
    );
    if ((code === limits.successCode) !== isExpected) {
      findings.push(`${JSON.stringify(amount)} ${direction} of ${from} was answered ${text.slice(0, 200)}`);
    }
    if (code !== limits.successCode || expected === undefined) continue;
    const moved = direction === 'in' ? expected : -expected;
    [main, atVenue] = [main - moved, atVenue + moved];
    const answer = data as CallResponse<'walletTransfer'>;
    const expectedAnswer = [expected, main, atVenue].map(plain);
    if (String([answer.amount, answer.main, answer.venueBalance]) !== String(expectedAnswer))
      findings.push(
        `${JSON.stringify(amount)} was acknowledged as ${text.slice(0, 200)}, not ${expectedAnswer}`,
      );
    acknowledged.set(answer.id, -moved);
  }
  await gateway.stop();
  const db = connectDatabase(DATABASE_URL);
  afterRun(() => db.destroy());
  const stored = await db
    .selectFrom('ledger_entries')
    .select(['transaction_id', 'amount'])
    .where('account', '=', mainAccount(member.id))
    .where('kind', '=', 'transfer')
    .execute();
  const amounts = new Map(stored.map((row) => [row.transaction_id, row.amount]));
  const lost = [...acknowledged].filter(([id, amount]) => amounts.get(id) !== amount).length;
  return {
    sent,
    findings,
    lost,
    double: Math.max(0, stored.length - acknowledged.size),
    acknowledged: acknowledged.size,
  };
};

/** Checks that no input is parsed or formatted as a different amount. */
export const amounts: Row = {
  id: '9',
  title:
    '1,000,000 amount inputs (full-width, 1e9, -0, NaN, right-to-left, Arabic digits) equal to a BigInt oracle, idempotent; 5,000 sent to a gateway, which stores what the oracle says',
  async run({ seed, quick, deadline }, tools) {
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
    const transfers = await transferAmounts(quick ? 60 : 5_000, deadline, random.fork(), tools);
    return {
      operations: operations + transfers.sent,
      kills: 0,
      acknowledged: operations - findings.length + transfers.acknowledged,
      lost: transfers.lost,
      double: transfers.double,
      findings: [...findings, ...transfers.findings],
      note: `${kept.toLocaleString('en')} of them contain digits that the field keeps; a gateway moved ${transfers.acknowledged.toLocaleString('en')} of ${transfers.sent.toLocaleString('en')} amounts, and rejected the others`,
    };
  },
};
