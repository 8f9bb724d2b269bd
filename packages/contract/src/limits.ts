/**
 * Wire values and limits that client and gateway share. Times are milliseconds unless the name says otherwise. They are
 * the specification's constants (CON-1) except where marked as an addition.
 */
export const limits = {
  siteId: '10001',
  apiVersion: '2.0.0',
  client: 'web',
  platformType: 6,
  languageCode: 'CHS',
  /** Europe, see `OddsFormat`. */
  oddsFormat: 3,
  successCode: 6000,
  timeouts: {
    client: { browser: 20_000, server: 600 },
    wrapper: { browser: 100_000, server: 400 },
  },
  jsonCacheTtl: 3_600_000,
  heartbeatInterval: 5_000,
  heartbeatId: 0,
  loginMessageId: 10001,
  /**
   * Addition: silence after which a socket is closed, the time for a message after a tab becomes visible, reconnection
   * delays.
   */
  live: {
    deadAfter: 12_500,
    probe: 2_500,
    backoff: { min: 250, max: 8_000 },
    /** After a refusal by the gateway, which rarely ends soon. */
    refused: { min: 15_000, max: 30_000 },
  },
  platformCount: { refresh: 60_000, debounce: 1_000, retryAfter: 500, maxAttempts: 3 },
  inviteTtl: { invite_code: 86_400_000, i_code: 43_200_000, r_code: 43_200_000, r_bet: 43_200_000 },
  rememberedLoginDays: 365,
  agentCheckDays: 1,
  errorDebounce: 350,
  deviceBlockedDebounce: 700,
  providerRefreshDebounce: 1_000,
  /**
   * Addition: verification codes: digits, lifetime, delay before the next one, failures until the lock, its duration.
   */
  verification: { codeLength: 6, lifetime: 300_000, resendAfter: 60_000, attempts: 5, lockedFor: 900_000 },
  /** Addition: the maximum size in bytes of a picture that members or visitors upload, whatever it is for. */
  picture: { bytes: 45_000 },
  /** Addition: pictures of one profile change. */
  evidence: { pictures: 3 },
  /**
   * Addition: support: text units of a message and of the note of an assisted deposit, pictures of a message, open tickets
   * of a member and new ones a day. A closed thread can be reopened for `reopenWithin`; that of a visitor is stored for
   * `visitorThread`. A requested assisted deposit expires after `assistedDeposit`.
   */
  support: {
    text: 2_000,
    note: 200,
    pictures: 3,
    openTickets: 5,
    ticketsPerDay: 10,
    reopenWithin: 604_800_000,
    visitorThread: 86_400_000,
    assistedDeposit: 7_200_000,
  },
  /**
   * Addition: live rooms: text units of a message, messages in the answer to a join, messages that a member can send at
   * once. Messages are stored and pushed at most each `batchInterval`; the viewers are counted each `viewersInterval`. A
   * tab that is hidden for `hiddenAfter` leaves the room. Messages can be read for `history`. `slowModes`: the seconds for each
   * message among which operators choose; the check of `rooms.slow` in the database allows the same ones.
   */
  rooms: {
    text: 120,
    messages: 50,
    burst: 3,
    slowModes: [0, 3, 5, 10, 30, 60],
    batchInterval: 250,
    viewersInterval: 5_000,
    tickInterval: 1_000,
    hiddenAfter: 300_000,
    history: 86_400_000,
  },
  /**
   * Addition: sports prices on the live socket: how often they are pushed, and the events of one subscription with the
   * markets of the board and with all markets.
   */
  sportsFeed: { interval: 1_000, main: 100, all: 16 },
  /** Addition: followed leagues, matches and market types of a member, of each kind, and changes in one request. */
  sportFavourites: 200,
  /** Addition: characters of the answer to a promotion's question. */
  promotionAnswer: 300,
  /** Addition: the card game: cards of a board, and characters of a member's seed. */
  flipCards: 9,
  clientSeed: 64,
  /**
   * Addition: player protection: a higher limit waits and lapses unless it is confirmed; a longer interval of reality checks
   * waits; play opens again after the member asks to return. Limits that wait already follow a changed `raiseWaits`.
   */
  protection: {
    raiseWaits: 86_400_000,
    raiseLapses: 604_800_000,
    longerCheckWaits: 86_400_000,
    returnWaits: 86_400_000,
  },
  /**
   * Addition: a demo: its play money, the balance below which it can be filled up again and the time between, its lifetime.
   */
  demo: { balance: '10000.00', refillBelow: '100.00', refillAfter: 600_000, lifetime: 86_400_000 },
  /** Addition: the youngest age of a member, in years, of brands that set none. */
  adultAge: 18,
  /** Addition: digits of a payment password. */
  paymentPasswordDigits: 6,
  /** Addition: how long after it was placed an order of the coin mall can be cancelled. */
  mall: { cancellableFor: 1_800_000 },
  /** Addition: addresses of a member, and the characters of their parts. */
  address: { count: 5, name: 30, region: 60, detail: 120 },
  /** Addition: the smallest and the largest amount of a transfer between wallets. */
  transfer: { min: '0.01', max: '100000000.00' },
  /** Addition: rows on a page of a record list. */
  pageSize: 20,
} as const;
