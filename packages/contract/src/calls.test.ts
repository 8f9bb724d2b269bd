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
  /** The restricted page and the text for a blocked device lead to support, so its chat and contacts have to answer. A new call is refused until it belongs here. */
  it('[MNT-1][MNT-2][SUP-1] are the configuration, and for a restricted address or a blocked device the chat with support', () => {
    const answered = rows.flatMap(([name, { answeredWhile }]) =>
      answeredWhile ? [[name, answeredWhile.join(' ')]] : [],
    );
    const always = 'restricted blocked maintenance';
    const support = 'restricted blocked';
    expect(Object.fromEntries(answered)).toEqual({
      cachedPreInfo: always,
      preInfo: always,
      secKey: support,
      supportChat: support,
      supportClose: support,
      supportJoin: support,
      supportMessages: support,
      supportPicture: support,
      supportPictureAdd: support,
      supportQuestions: support,
      supportReopen: support,
      supportSeen: support,
      supportSend: support,
      supportThreads: support,
      supportUnread: support,
      vvPretty: support,
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
