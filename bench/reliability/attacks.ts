/** An attack on money, and the tests that fail if it succeeds. */
export interface Attack {
  what: string;
  /** Titles of tests without their requirement ids, by file. */
  tests: Readonly<Record<string, readonly string[]>>;
}

const domain = (name: string) => `packages/gateway/src/domain/${name}.test.ts`;
const ledgerGuards = domain('money/ledger/ledger-guards');
const concurrency = domain('money/ledger/post.concurrency');
const slotVenue = 'packages/gateway/src/venues/slots/http/slot-venue.behaviour.test.ts';
const attacksTest = domain('money/money-attacks');

/** The attacks that `docs/reliability.md` lists. */
export const attacks: readonly Attack[] = [
  {
    what: 'the same money spent twice by concurrent requests',
    tests: {
      [concurrency]: ['settles exactly one of a hundred concurrent bets of the whole balance'],
      [domain('money/wallet/wallet')]: ['hold together what they held, whatever is moved at the same time'],
      [domain('money/withdrawals/withdrawals')]: [
        'let only so many through that come at the same moment as the day allows',
      ],
    },
  },
  {
    what: 'a limit exceeded by concurrent requests',
    tests: {
      [domain('money/held-rows')]: [
        'enforces the limit of three open deposits for concurrent requests',
        'enforces the limit of withdrawals of a day for concurrent requests',
      ],
      [domain('money/payout/payout-accounts')]: ['enforces the limit of a kind for concurrent requests'],
    },
  },
  {
    what: 'a stake of zero, below zero, or huge: at the API',
    tests: {
      [concurrency]: ['rejects stakes that are zero, negative or outside the limits of the game'],
      [slotVenue]: [
        'rejects a stake out of range with the limits (%s)',
        'rejects a stake between two that the game offers',
      ],
    },
  },
  {
    what: 'the same in the database, if the API let it through',
    tests: { [ledgerGuards]: ['holds no row with %s', 'holds no entry %s'] },
  },
  {
    what: 'an amount that parses differently from how it looks: `1e2`, full-width digits, a thousandth, nothing',
    tests: { [attacksTest]: ['rejects the amount %j'] },
  },
  {
    what: 'gain by rounding, over a million tiny bets',
    tests: {
      [domain('engagement/rebates/rebate-rules')]: [
        'is no more for a million tiny bets than for one of their sum',
        'is never more of two parts than of both together',
      ],
      [domain('engagement/rebates/rebates')]: [
        'add up to the same amount for many small rounds as for one large round',
      ],
    },
  },
  {
    what: 'a stake paid from its own payout',
    tests: { [concurrency]: ['rejects a stake above the balance even if the payout would cover it'] },
  },
  {
    what: 'a bet placed or redrawn after the result is known',
    tests: {
      [attacksTest]: ['does not redraw a round whose result is known'],
      [slotVenue]: ['answers a repeated key with the same round and takes no second stake'],
      [domain('play/tables/tables')]: [
        'refuses a slip behind it, whatever the clock of its gateway says',
        'is refused when a later round of the day was drawn, whose seed reveals its own',
        'never changes a round that is settled',
      ],
    },
  },
  {
    what: 'a payment forged, replayed, or out of order',
    tests: {
      [attacksTest]: ['credits a payment once, and nothing without an open order'],
      [domain('money/deposits/deposits')]: [
        'is paid by the sandbox after its delay, exactly once',
        'either pays or cancels an order for concurrent requests',
        'expire, and are not paid afterwards',
      ],
    },
  },
  {
    what: 'a withdrawal both paid and cancelled',
    tests: {
      [domain('money/withdrawals/withdrawals')]: [
        'are either paid or cancelled for concurrent requests',
        'lock their money, are reviewed and paid, and end once',
      ],
    },
  },
  {
    what: 'a deposit or a bonus withdrawn without its turnover',
    tests: {
      [domain('money/withdrawals/withdrawals')]: ['wait until what was deposited has been played'],
      [domain('money/turnover/turnover.model')]: [
        'fills what is required oldest first, whatever is deposited, granted, played and lost',
      ],
    },
  },
  {
    what: 'a bonus, a rebate or coins claimed twice',
    tests: {
      [domain('engagement/grants/grants')]: [
        'credits a dividend once for concurrent claims, with one key or several',
      ],
      [domain('engagement/rebates/rebates')]: [
        'are credited once for concurrent claims',
        'exchange coins for money, never more than there are, and list both',
      ],
    },
  },
  {
    what: 'a key reused for another request or by another member',
    tests: {
      [domain('money/idempotency/request-hash')]: ['depends on the call and on every value'],
      [domain('money/withdrawals/withdrawals')]: [
        'are created once for repeated and concurrent requests with one key',
      ],
    },
  },
  {
    what: 'extra fields in a request: `balance`, `vipLevel`, `state`, `fee`',
    tests: { [attacksTest]: ['ignores body fields that the call does not define'] },
  },
  {
    what: 'another member’s order, account, card or bonus',
    tests: {
      [domain('money/withdrawals/withdrawals')]: [
        'cannot be read or cancelled by another member, or paid to another member’s account',
      ],
      [domain('engagement/grants/grants')]: [
        'rejects the dividend of another member and a reused key, and leaves it claimable',
      ],
    },
  },
  {
    what: 'the payment password guessed or set with a stolen session',
    tests: {
      [domain('money/withdrawals/withdrawals')]: [
        'count wrong payment passwords, and lock at the fifth for an hour',
      ],
      [domain('money/payout/payout-accounts')]: [
        'requires the login password to set the first payment password',
      ],
    },
  },
  {
    what: 'money created from coins or from an unknown account',
    tests: { [ledgerGuards]: ['writes no transaction with entries %s'] },
  },
  {
    what: 'a ledger entry changed or removed later',
    tests: {
      [domain('money/ledger/book')]: ['finds old changes by the hourly verification'],
    },
  },
  {
    what: 'a formula in an exported cell',
    tests: {
      'packages/ui/src/csv/to-csv.test.ts': [
        'reads back as what was written, but for the apostrophe that stops a formula',
      ],
    },
  },
];
