import { createTestGateway, type TestGateway } from '../../../testing/test-gateway';
import { ledgerPost, post } from './post';
import * as postings from './posting';
import { postingKinds, requireAccountsOfKind } from './posting-kinds';
import { verifyLedger } from './verify-ledger';

const cause = { id: 'id', reference: 'order', subject: { 'zh-CN': '', en: '' }, at: new Date(0) };

describe('the kinds of posting', () => {
  const { transferPosting, roundPosting, ...ofMembers } = postings;
  // Every other function takes the cause, the member and one or two amounts.
  const makers = Object.values(ofMembers) as unknown as ((
    ...given: [typeof cause, string, bigint, bigint]
  ) => postings.Posting)[];
  it.each([
    ...makers.map((make) => make(cause, 'member', 100n, 50n)),
    roundPosting(cause, 'venue:PAVILION:member', 100n, 50n),
    transferPosting(cause, [{ from: 'main:member', to: 'venue:PAVILION:member', amount: 1n }]),
  ])('[REQ-10] accept the accounts of their row: $kind', (posting) => {
    expect(() => ledgerPost(posting)).not.toThrow();
  });

  it('[REQ-10] reject another account of the member or of the house by name, before anything is written', async () => {
    expect(() => ledgerPost(roundPosting(cause, 'coins:member', 100n, 0n))).toThrow(
      'A posting of the kind "round" moves "coins", which its row in posting-kinds.ts does not list.',
    );
    expect(() => requireAccountsOfKind('sign-in', [{ account: 'house:promotions' }])).toThrow(
      'house:promotions',
    );
  });

  describe('in a database', () => {
    let gateway: TestGateway;
    beforeAll(async () => {
      gateway = await createTestGateway();
    });
    afterAll(() => gateway.close());

    it('[REQ-10] name rules that the proof of the ledger has', async () => {
      const rules = (await verifyLedger(gateway.services.db)).checks.map(({ rule }) => rule);
      const named = Object.values(postingKinds).flatMap(({ checkedBy }) =>
        typeof checkedBy === 'string' ? [] : [...checkedBy],
      );
      expect(named.filter((rule) => !rules.includes(rule))).toEqual([]);
    });

    it('[REQ-10] write nothing for a posting that is rejected', async () => {
      const { db } = gateway.services;
      const { id } = await gateway.newMember('kinds001');
      const count = () => db.selectFrom('ledger_transactions').select('id').execute();
      const before = await count();
      await expect(post(gateway.services.db, roundPosting(cause, `locked:${id}`, 1n, 0n))).rejects.toThrow(
        '"locked"',
      );
      expect(await count()).toEqual(before);
    });
  });
});
