/** An attempt to get more than is one's own, and what holds it off. */
export interface Attack {
  what: string;
  /** Titles of tests, without the ids of requirements, by their file. */
  heldBy: Readonly<Record<string, readonly string[]>>;
}

const domain = (name: string) => `packages/gateway/src/domain/${name}.test.ts`;
const ledgerGuards = domain('money/ledger/ledger-guards');
const concurrency = domain('money/ledger/post.concurrency');
const slotVenue = 'packages/gateway/src/venues/slots/http/slot-venue.behaviour.test.ts';
const attacksTest = domain('money/money-attacks');

/** There are no odds to change while a bet is placed: every bet is a round of a game, which the house draws. */
export const attacks: readonly Attack[] = [
  {
    what: 'the same money spent twice at the same moment',
    heldBy: {
      [concurrency]: ['lets exactly one of a hundred bets of the whole balance through'],
      [domain('money/wallet/wallet')]: ['hold together what they held, whatever is moved at the same time'],
      [domain('money/withdrawals/withdrawals')]: [
        'let only so many through that come at the same moment as the day allows',
      ],
    },
  },
  {
    what: 'a limit passed by asking many times at once',
    heldBy: {
      [domain('money/held-rows')]: [
        'is one of three open deposits, however many come at once',
        'is one of the withdrawals of a day, however many come at once',
      ],
      [domain('money/payout/payout-accounts')]: ['has a limit of its kind, also when all come at once'],
    },
  },
  {
    what: 'a stake of nothing, below nothing, or huge: at the border',
    heldBy: {
      [concurrency]: ['refuses stakes that are zero, negative or out of the game’s range'],
      [slotVenue]: [
        'refuses a stake out of range with the limits (%s)',
        'refuses a stake between two that the game offers',
      ],
    },
  },
  {
    what: 'the same in the database, past whoever should have refused it',
    heldBy: { [ledgerGuards]: ['holds no row with %s', 'holds no entry %s'] },
  },
  {
    what: 'an amount that reads otherwise than it looks: `1e2`, full-width digits, a thousandth, nothing',
    heldBy: { [attacksTest]: ['moves nothing with the amount %j'] },
  },
  {
    what: 'gain by rounding, over a million tiny bets',
    heldBy: {
      [domain('engagement/rebates/rebate-rules')]: [
        'is no more for a million tiny bets than for one of their sum',
        'is never more of two parts than of both together',
      ],
      [domain('engagement/rebates/rebates')]: [
        'never round in anybody’s favour: many small rounds are worth no more than one',
      ],
    },
  },
  {
    what: 'a stake paid out of its own winnings',
    heldBy: { [concurrency]: ['never lets a payout cover its own stake'] },
  },
  {
    what: 'a bet placed, or drawn anew, once the result is known',
    heldBy: {
      [attacksTest]: ['draws no round again once its result is known'],
      [slotVenue]: ['answers a repeated key with the same round and takes no second stake'],
    },
  },
  {
    what: 'a payment forged, replayed, or out of order',
    heldBy: {
      [attacksTest]: ['is credited nothing by a payment of no order, of a spent one, or out of order'],
      [domain('money/deposits/deposits')]: [
        'is paid by the sandbox after its while, exactly once, whoever looks and however often',
        'pays or cancels when both come at once, never both',
        'expire, and are never paid after',
      ],
    },
  },
  {
    what: 'a withdrawal paid and taken back',
    heldBy: {
      [domain('money/withdrawals/withdrawals')]: [
        'are paid or cancelled when both come at once, never both',
        'lock their money, are reviewed and paid, and end once',
      ],
    },
  },
  {
    what: 'a deposit or a bonus taken out without playing',
    heldBy: {
      [domain('money/withdrawals/withdrawals')]: ['wait until what was deposited has been played'],
      [domain('money/turnover/turnover.model')]: [
        'fills what is required oldest first, whatever is deposited, granted, played and lost',
      ],
    },
  },
  {
    what: 'a bonus, a rebate or coins claimed twice',
    heldBy: {
      'packages/gateway/src/domain/engagement/promotions/promotions.test.ts': [
        'credits a dividend once for concurrent claims, with one key or several',
      ],
      [domain('engagement/rebates/rebates')]: [
        'are credited once of many claims at the same moment',
        'exchange coins for money, never more than there are, and list both',
      ],
    },
  },
  {
    what: 'a key used again, for something else or by somebody else',
    heldBy: {
      [domain('money/idempotency/request-hash')]: ['depends on the call and on every value'],
      [domain('money/withdrawals/withdrawals')]: [
        'happen once however often their key comes, also all at once',
      ],
    },
  },
  {
    what: 'fields that a call does not name: `balance`, `vipLevel`, `state`, `fee`',
    heldBy: { [attacksTest]: ['assigns nothing that a call does not name'] },
  },
  {
    what: 'somebody else’s order, account, card or bonus',
    heldBy: {
      [domain('money/withdrawals/withdrawals')]: ['are nobody else’s to see, to cancel or to be paid'],
      'packages/gateway/src/domain/engagement/promotions/promotions.test.ts': [
        'refuses the dividend of another member, and a key of another dividend, and takes neither',
      ],
    },
  },
  {
    what: 'the payment password guessed or set by a thief of the session',
    heldBy: {
      [domain('money/withdrawals/withdrawals')]: [
        'count wrong payment passwords, and lock at the fifth for an hour',
      ],
      [domain('money/payout/payout-accounts')]: [
        'is protected by a payment password that no one else can set',
      ],
    },
  },
  {
    what: 'money made of coins, or of an account that nobody has',
    heldBy: { [ledgerGuards]: ['writes no transaction with entries %s'] },
  },
  {
    what: 'an entry changed or removed after it was written',
    heldBy: {
      [domain('money/ledger/book')]: ['finds old changes by the hourly verification'],
    },
  },
  {
    what: 'a formula in a cell of an export',
    heldBy: {
      'packages/ui/src/csv/to-csv.test.ts': [
        'reads back as what was written, but for the apostrophe that stops a formula',
      ],
    },
  },
];
