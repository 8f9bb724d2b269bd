/** The rules of the gateway that help articles quote. The site cannot import the gateway, so they are generated as data. */
import {
  gameCategories,
  requirementCauses,
  type VipPrivilegeUnit,
  vipPrivilegeDefinitions,
} from '@pavilion/contract';
import { cashOutRules, priceText, type Sport, sports } from '@pavilion/contract/sports';
import { minTurnoverPrice } from '../packages/contract/src/sports/payout';
import { maxBets } from '../packages/contract/src/sports/validate-slip';
import { formatMinor } from '../packages/format/src';
import { agentPlan } from '../packages/gateway/src/domain/engagement/agents/agent-plan';
import { coinsPerUnit, turnoverPerCoin } from '../packages/gateway/src/domain/engagement/coins/coin-rules';
import { defaultClaimableFor } from '../packages/gateway/src/domain/engagement/grants/grants';
import { addressRetention } from '../packages/gateway/src/domain/engagement/mall/mall';
import { rebateTable } from '../packages/gateway/src/domain/engagement/rebates/rebate-rules';
import { mailRetention } from '../packages/gateway/src/domain/mail/mail';
import { evidenceRetention } from '../packages/gateway/src/domain/members/profile/evidence';
import { paymentPasswordRules } from '../packages/gateway/src/domain/members/security/payment-password';
import { sessionLifetimes, sessionRetention } from '../packages/gateway/src/domain/members/sessions/sessions';
import { depositChannels } from '../packages/gateway/src/domain/money/deposits/deposit-channels';
import { maxOpenOrdersPerMember } from '../packages/gateway/src/domain/money/deposits/deposits';
import { depositOrderLifetimes } from '../packages/gateway/src/domain/money/deposits/order-lifetime';
import { coolingHours } from '../packages/gateway/src/domain/money/payout/payout-accounts';
import { payoutKindOf, payoutKinds } from '../packages/gateway/src/domain/money/payout/payout-kinds';
import {
  requiredMultiples,
  requirementsLiftedBelow,
  turnoverOf,
} from '../packages/gateway/src/domain/money/turnover/turnover-rules';
import { feeRule } from '../packages/gateway/src/domain/money/withdrawals/withdrawal-rules';
import { defaultSettings } from '../packages/gateway/src/domain/operations/site-state/site-settings';
import { gameSessionLifetime } from '../packages/gateway/src/domain/play/games/game-sessions';
import { handTimeout } from '../packages/gateway/src/domain/play/hands/hands';
import { slipLimits } from '../packages/gateway/src/domain/play/tables/slip';
import { roomMessageRetention } from '../packages/gateway/src/domain/rooms/rooms';
import { acceptanceDelays } from '../packages/gateway/src/domain/sports/acceptance-delays';
import { longestWait } from '../packages/gateway/src/domain/sports/decide';
import { confirmedAfter } from '../packages/gateway/src/domain/sports/engine/book';
import {
  blockTie,
  blockToWin,
  regular,
  toWin,
} from '../packages/gateway/src/domain/sports/engine/cs2/rounds';
import { listedAhead } from '../packages/gateway/src/domain/sports/events';
import { competitionRows } from '../packages/gateway/src/domain/sports/schedule/competitions';
import { stakeShare, stakeTable } from '../packages/gateway/src/domain/sports/stake-table';
import { venueProfiles } from '../packages/gateway/src/domain/sports/venue-profiles';
import { byPrivilege, vipLevels } from '../packages/gateway/src/domain/vip-rules';
import { handPace } from '../packages/gateway/src/round-pace';
import { percent } from '../packages/gateway/src/venues/fair';
import { venues } from '../packages/gateway/src/venues/registry';
import { exactHitRate } from '../packages/gateway/src/venues/slots/exact-hit-rate';
import { exactReturn } from '../packages/gateway/src/venues/slots/exact-return';
import { rows } from '../packages/gateway/src/venues/slots/machine';
import { machines } from '../packages/gateway/src/venues/slots/machines';
import { stakesOf } from '../packages/gateway/src/venues/slots/title';
import { titles } from '../packages/gateway/src/venues/slots/titles';
import { tableGames } from '../packages/gateway/src/venues/tables';
// @ts-expect-error: pages of games are JavaScript, which only their own project reads.
import { storedNames } from '../packages/gateway/venue-client/kit/storage.js';

/** Formats hundredths, for example of a per cent or of a multiple, with thousands separators. A whole number has no decimals. */
const fromHundredths = (value: number | bigint): string =>
  formatMinor(BigInt(value))
    .replace(/\.00$/, '')
    .replace(/\B(?=(\d{3})+(?!\d))/g, ',');

/** Formats minor units, with the placeholder for the currency symbol of the brand. */
const amount = (minor: bigint): string => `{currency}${fromHundredths(minor)}`;

/** Values of privileges as texts of all languages; of yes and no the articles write the words. */
const privilegeTexts: Readonly<
  Record<VipPrivilegeUnit, (value: bigint | number | boolean) => string | boolean>
> = {
  money: (minor) => amount(BigInt(minor)),
  times: String,
  percent: (hundredths) => `${fromHundredths(BigInt(hundredths))}%`,
  'yes-no': Boolean,
};

const byCategory = <Value>(read: (category: (typeof gameCategories)[number]) => Value) =>
  Object.fromEntries(gameCategories.map((category) => [category, read(category)]));

const coinChannel = depositChannels.find(({ mark }) => mark === 'usdt')!;
const coinKind = payoutKindOf('coin')!;
const networks = coinKind.fields.find(({ name }) => name === 'network')!.options;

/** Return and hit rate of each machine. Computed once per machine, because it is slow and several titles share one. */
const machineFacts = () =>
  new Map(
    machines.map((machine) => [
      machine,
      { returnPercent: percent(exactReturn(machine)), hitPercent: percent(exactHitRate(machine)) },
    ]),
  );

/** The games of our venues in a category. */
const gamesOf = (category: (typeof gameCategories)[number]) =>
  venues
    .filter((venue) => venue.category === category)
    .flatMap(({ games }) =>
      games.map(({ code, name, returnToPlayer, minStake, maxStake }) => {
        const clock = tableGames.findLast((game) => game.code === code)?.clock;
        return {
          name,
          returnPercent: returnToPlayer,
          min: amount(minStake),
          max: amount(maxStake),
          /** Null for a game whose rounds are not shared. */
          clock: clock ? { periodSeconds: clock.period / 1000, betSeconds: clock.bet / 1000 } : null,
        };
      }),
    );

/** The competitions of a sport at a speed; their matches have one length. */
const competitionsOf = (sport: Sport, isFast: boolean) => {
  const rows = competitionRows.filter((row) => row.sport === sport && row.speed > 1 === isFast);
  return { count: rows.length, bestOf: rows[0]?.bestOf ?? 0 };
};

const largestStake = (type: string, rank: number): string =>
  amount((stakeTable.single.largest * stakeShare(type, rank)) / 10_000n);

const { feePercentPerLeg, minKeptPercent, smallestOffer, quoteLifetime, minCountedPercent } = cashOutRules;

const fastRow = competitionRows.find(({ speed }) => speed > 1)!;

/** The rules of the sportsbook. Delays in seconds; `matchSeconds` are those of the match clock. */
const sportsRules = () => ({
  listedAhead,
  fastSpeed: fastRow.speed,
  competitions: Object.fromEntries(
    sports.map((sport) => [
      sport,
      { plain: competitionsOf(sport, false), fast: competitionsOf(sport, true) },
    ]),
  ),
  lines: { IMTY: venueProfiles.IMTY.lines, OBTY: venueProfiles.OBTY.lines, FBTY: venueProfiles.FBTY.lines },
  delays: {
    safe: acceptanceDelays.safe,
    attack: acceptanceDelays.incidents.attack!,
    setPiece: acceptanceDelays.incidents.corner!,
  },
  longestWait,
  confirmedMatchSeconds: confirmedAfter,
  maxBets,
  single: { min: amount(stakeTable.single.smallest), max: amount(stakeTable.single.largest) },
  system: { min: amount(stakeTable.system.smallest), max: amount(stakeTable.system.largest) },
  maxPayout: amount(stakeTable.maxPayout),
  memberRoom: amount(stakeTable.eventRoom),
  /** Largest stake of a single bet up to a place in the list of leagues; null for all later ones. */
  largestByRank: stakeTable.shareByRank.map(({ upTo }) => {
    const rank = Number.isFinite(upTo) ? upTo : Number.MAX_SAFE_INTEGER;
    return {
      upTo: Number.isFinite(upTo) ? upTo : null,
      main: largestStake(stakeTable.mainTypes[0], rank),
      other: largestStake('other', rank),
    };
  }),
  minTurnoverPrice: priceText(minTurnoverPrice).replace(/0$/, ''),
  cashOut: {
    feePercent: { prematch: String(feePercentPerLeg.prematch), live: String(feePercentPerLeg.live) },
    minKeptPercent: String(minKeptPercent),
    smallest: amount(smallestOffer),
    quoteLifetime,
    minCountedPercent,
  },
  cs2: { toWin, regularRounds: 2 * regular, overtimeRounds: 2 * blockTie, overtimeToWin: blockToWin },
});

const rules = (facts = machineFacts()) => ({
  turnover: {
    multiples: Object.fromEntries(
      requirementCauses.map((cause) => [cause, fromHundredths(requiredMultiples[cause])]),
    ),
    countedPercent: byCategory((category) => Number(turnoverOf(category, 100n))),
    liftedBelow: amount(requirementsLiftedBelow),
  },
  grants: { claimableFor: defaultClaimableFor },
  agents: {
    rates: agentPlan.rates.map(({ base, active, rate }) => ({
      base: amount(base),
      active,
      percent: fromHundredths(rate),
    })),
    below: agentPlan.below.map((rate) => fromHundredths(rate)),
    feePercent: fromHundredths(agentPlan.fee),
    activeTurnover: amount(agentPlan.activeTurnover),
    activeDeposits: amount(agentPlan.activeDeposits),
    countedDay: agentPlan.countedOn.day,
  },
  rebates: {
    levels: rebateTable.map(({ vipLevel, rates }) => ({
      vipLevel,
      percent: Object.fromEntries(rates.map(({ category, rate }) => [category, formatMinor(BigInt(rate))])),
    })),
    turnoverPerCoin: Number(turnoverPerCoin),
    coinsPerUnit: Number(coinsPerUnit),
  },
  deposits: {
    openOrders: maxOpenOrdersPerMember,
    orderLifetimes: depositOrderLifetimes(),
    coinChannel: { name: coinChannel.name, orderLifetime: coinChannel.orderLifetime },
  },
  payouts: {
    coolingHours,
    accounts: Object.fromEntries(payoutKinds.map(({ kind, limit }) => [kind, limit])),
    networks: networks.map(({ value, prefixes }) => ({ name: value, prefix: prefixes?.[0] ?? '' })),
  },
  withdrawals: {
    levels: vipLevels.map(({ withdrawals: { min, ...values } }, vipLevel) => ({
      vipLevel,
      min: amount(min),
      privileges: byPrivilege((privilege) =>
        privilegeTexts[vipPrivilegeDefinitions[privilege].unit](values[privilege]),
      ),
    })),
    feePercent: fromHundredths(feeRule.rate),
    feeMax: amount(feeRule.max),
  },
  paymentPassword: paymentPasswordRules,
  sessions: {
    lifetime: sessionLifetimes.plain,
    gameLifetime: gameSessionLifetime,
    maxDevices: defaultSettings.maxDevices,
  },
  retention: {
    sessions: sessionRetention,
    evidence: evidenceRetention,
    mails: mailRetention,
    orderAddresses: addressRetention,
    roomMessages: roomMessageRetention,
  },
  /** What game pages keep in local storage. */
  gameStorage: storedNames,
  /** In the order of the site's main menu. */
  categories: byCategory((category) => {
    const ofCategory = venues.filter((venue) => venue.category === category);
    return {
      games: ofCategory.reduce((sum, { games }) => sum + games.length, 0),
      // The pages of a venue that opens as a whole are of several categories.
      venues: venues
        .flatMap((venue) => venue.pages ?? [venue])
        .filter((each) => each.category === category)
        .map(({ name }) => name),
    };
  }),
  live: gamesOf('realbet'),
  lotteries: gamesOf('lottery'),
  cards: gamesOf('chess'),
  sports: sportsRules(),
  slips: { maxLines: slipLimits.maxLines, maxPayout: amount(slipLimits.maxPayout) },
  hands: { paceSeconds: handPace / 1000, timeout: handTimeout },
  slots: titles.map((title) => {
    const stakes = stakesOf(title);
    return {
      name: title.name,
      reels: title.machine.reels.length,
      rows,
      lines: title.machine.lineCount,
      ...facts.get(title.machine),
      min: amount(stakes[0]!),
      max: amount(stakes.at(-1)!),
    };
  }),
});

/** The generated file by its path in the repository. */
export const helpRuleFiles = (): Readonly<Record<string, string>> => ({
  'site/src/features/help/rules.generated.ts': [
    '// Generated from the rules of the gateway by `npm run generate`. Do not edit.',
    '',
    '/** Rules of the gateway that articles quote. Durations in milliseconds, amounts and per cents as text. */',
    `export const rules = ${JSON.stringify(rules(), null, 2)} as const;`,
    '',
  ].join('\n'),
});
