import type { CallName } from '@pavilion/contract';
import { dayMs } from '../durations';
import type { Services } from '../services';
import { watchedMember as member, silentRoom } from './write-history';

/** A day of the history, long ago. */
const oldDay = (now: number) => new Date(now - 90 * dayMs).toISOString().slice(0, 10);

/**
 * Calls that list, count or sum rows of one member or of all members; a list once more for each filter that needs an index. The
 * number of rows that a call reads must not grow with the number of rows in the table.
 */
export const growingCalls: Readonly<Record<string, (services: Services, now: number) => Promise<unknown>>> = {
  gameList: ({ lobby }) => lobby.list({}, member),
  'gameList: recently played': ({ lobby }) => lobby.list({ shelf: 'recent' }, member),
  platformCount: ({ lobby }) => lobby.platformCount(),
  'platformCount: sports': ({ sportsBook }) => sportsBook.countPlayers(),
  latestWins: ({ bets }) => bets.latestWins({ limit: 20 }, member),
  'latestWins: notable': ({ bets }) => bets.latestWins({ limit: 20, notable: true }, member),
  'latestWins: of a brand with two games': ({ bets }) =>
    bets.latestWins({ limit: 20 }, member, { games: ['baccarat-a', 'koi-gate'] }),
  betRecords: ({ bets }) => bets.records(member, {}),
  'betRecords: a day long ago': ({ bets }, now) =>
    bets.records(member, { from: oldDay(now), to: oldDay(now) }),
  'betRecords: a category': ({ bets }) => bets.records(member, { category: 'lottery' }),
  betDays: ({ bets }) => bets.days(member, { days: 90 }),
  'betRecords: open': ({ bets }) => bets.records(member, { state: 'open' }),
  walletOverview: ({ wallet }) => wallet.overview(member),
  transactionRecords: ({ wallet }) => wallet.records(member, {}),
  'transactionRecords: a rare kind': ({ wallet }) => wallet.records(member, { kind: 'adjustment' }),
  'transactionRecords: a day long ago': ({ wallet }, now) =>
    wallet.records(member, { kind: 'stake', from: oldDay(now), to: oldDay(now) }),
  'transactionRecords: large amounts': ({ wallet }) => wallet.records(member, { amount: { min: '100' } }),
  'transactionRecords: amounts of a day long ago': ({ wallet }, now) =>
    wallet.records(member, { kind: 'stake', amount: { max: '9' }, from: oldDay(now), to: oldDay(now) }),
  welfareRecords: ({ records }) => records.welfare(member, {}),
  'welfareRecords: exchanges until long ago': ({ records }, now) =>
    records.welfare(member, { kind: 'exchange', to: oldDay(now) }),
  currencyRecords: ({ records }) => records.coins(member, {}),
  'currencyRecords: a day long ago': ({ records }, now) =>
    records.coins(member, { kind: 'earned', from: oldDay(now), to: oldDay(now) }),
  giftRecords: ({ records }) => records.gifts(member, {}),
  mailList: ({ mail }) => mail.list(member, {}),
  mailUnread: ({ mail }) => mail.unread(member),
  supportThreads: ({ threads }) => threads.list({ memberId: member }, {}),
  supportMessages: async ({ threads }) => {
    const [newest] = (await threads.list({ memberId: member }, { limit: 1 })).items;
    return threads.messages({ memberId: member }, { thread: newest?.id ?? '' });
  },
  supportUnread: ({ threads }) => threads.unread({ memberId: member }),
  'sportsBets: settled': ({ sportsBook }) => sportsBook.bets(member, { state: 'settled' }),
  'sportsBets: open': ({ sportsBook }) => sportsBook.bets(member, { state: 'open' }),
  sportsFavourites: ({ boardFavourites }) => boardFavourites.list(member),
  roomList: ({ rooms }) => rooms.list(() => 0),
  roomMessages: ({ rooms }) => rooms.messages({ room: silentRoom }),
  tableRounds: ({ tables }) => tables.overview(),
};

/** Why a paged list has no row in `growingCalls`: `writeHistory` does not fill the tables that it reads. */
export const untestedLists: Partial<Record<CallName, string>> = {
  agentMembers: 'The history has no agents. A page reads the members of one agent.',
  assistedDepositList: 'A member has one assisted deposit at a time, with an operator, so a member has few.',
  inviteFriends: 'The history has no invitations. A page reads the friends of one member.',
  mallOrders: 'The history has no orders of the mall. Coins limit how many a member has.',
  profileChanges: 'Operators decide each change, so a member has few.',
  promotionHistory: 'A member has one entry for each period of a promotion, so a member has few.',
  promotionList: 'Operators write the promotions; their number does not grow with play.',
};
