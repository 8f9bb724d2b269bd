import { type CallDefinition, calls } from './schemas';

const rows = Object.entries<CallDefinition>(calls);

describe('what calls need of the player protection', () => {
  it('[PRO-2] is stated for each call, and only a member can be refused; visitors read live rooms', () => {
    expect(rows.filter(([, { needs }]) => needs === undefined)).toEqual([]);
    const isOpen = (needs: string) => needs === 'nothing' || needs === 'room';
    expect(rows.filter(([, { needs, auth }]) => !isOpen(needs) && auth !== 'member')).toEqual([]);
    expect(rows.filter(([, { needs, auth }]) => needs === 'room' && auth !== 'optional')).toEqual([]);
  });

  /** A new call that takes a stake, brings money in or claims an offer belongs here; withdrawals and records never do. */
  it('[PRO-2] closes these calls to a member in a time-out or a self-exclusion', () => {
    const needing = rows.flatMap(([name, { needs }]) => (needs === 'nothing' ? [] : [[name, needs]]));
    expect(Object.fromEntries(needing)).toEqual({
      agentApply: 'offer',
      assistedDepositRequest: 'deposit',
      depositCreate: 'deposit',
      flipCard: 'offer',
      flipStart: 'offer',
      mallOrder: 'offer',
      manualDividend: 'offer',
      promotionApply: 'offer',
      roomInfo: 'room',
      roomList: 'room',
      roomMessages: 'room',
      signIn: 'offer',
      signInMakeup: 'offer',
      sportsPlace: 'play',
      venueLaunch: 'play',
    });
  });
});

describe('calls that are answered where others are refused', () => {
  /** The restricted page leads to support, so its chat and contacts have to answer. A new call is refused until it belongs here. */
  it('[MNT-1][MNT-2][SUP-1] are the configuration, and for a restricted address the chat with support', () => {
    const answered = rows.flatMap(([name, { answeredWhile }]) =>
      answeredWhile ? [[name, answeredWhile.join(' ')]] : [],
    );
    const always = 'restricted blocked maintenance';
    expect(Object.fromEntries(answered)).toEqual({
      cachedPreInfo: always,
      preInfo: always,
      secKey: 'restricted',
      supportChat: 'restricted',
      supportClose: 'restricted',
      supportJoin: 'restricted',
      supportMessages: 'restricted',
      supportPicture: 'restricted',
      supportPictureAdd: 'restricted',
      supportQuestions: 'restricted',
      supportReopen: 'restricted',
      supportSeen: 'restricted',
      supportSend: 'restricted',
      supportThreads: 'restricted',
      supportUnread: 'restricted',
      vvPretty: 'restricted',
    });
  });
});

describe('what a demo can call', () => {
  /**
   * Money, offers and personal data of members are not among these; a new call is refused until it belongs here. The chat
   * with support is open to visitors, too.
   */
  it('[DEM-1] is what opens, plays and shows games and their results', () => {
    const allowed = rows.flatMap(([name, { auth, demo }]) =>
      auth === 'member' && demo === 'allowed' ? [name] : [],
    );
    expect(allowed.sort()).toEqual([
      'betDays',
      'betRecords',
      'demoRefill',
      'gameFavourite',
      'logout',
      'mailUnread',
      'memberInfo',
      'memberJwt',
      'playSummary',
      'protectionInfo',
      'realityCheckAnswer',
      'sportsBets',
      'sportsCashOut',
      'sportsCashOutQuote',
      'sportsFavourites',
      'sportsFavouritesChange',
      'sportsLimits',
      'sportsOutcome',
      'sportsPlace',
      'supportJoin',
      'transactionRecords',
      'venueLaunch',
      'walletOverview',
    ]);
  });
});
