import fc from 'fast-check';
import { newId } from '../../../ids';
import { createTestGateway, type TestGateway } from '../../../testing/test-gateway';
import { mainAccount, runPosting } from '../../money';
import { verifyLedger } from '../../money/ledger/verify-ledger';
import { settleRoundStatement } from '../../play';
import { createInvitations, invitationRules } from './invitations';

const day = 86_400_000;
const gameName = { 'zh-CN': '测试', en: 'test' };
const reason = { 'zh-CN': '不符合规则', en: 'Against the rules' };

describe('invited friends', () => {
  let gateway: TestGateway;
  let second: TestGateway;
  let names = 0;
  beforeAll(async () => {
    gateway = await createTestGateway();
    second = await createTestGateway({ sharesWith: gateway });
  });
  afterEach(async () => {
    const { checks } = await verifyLedger(gateway.services.db);
    expect(checks.filter(({ violations }) => violations > 0)).toEqual([]);
  });
  afterAll(async () => {
    await second.close();
    await gateway.close();
  });

  /** Registrations are apart, so that none asks for a proof of work. */
  const newMember = () => {
    gateway.clock.advance(60_000);
    return gateway.newMember(`inviting${names++}`);
  };
  const db = () => gateway.services.db;
  /** A member who registered with the code of another. */
  const newFriend = async (inviterId: string) => {
    const friend = await newMember();
    await db().updateTable('members').set({ inviter_id: inviterId }).where('id', '=', friend.id).execute();
    return friend;
  };
  const confirmName = (memberId: string) =>
    db()
      .insertInto('member_security')
      .values({
        member_id: memberId,
        real_name: `张${memberId}`,
        real_name_state: 'passed',
        real_name_passed_at: new Date(gateway.clock.now()),
      })
      .execute();
  const deposit = (memberId: string, amount: bigint) => gateway.credit(memberId, amount);
  const play = async (memberId: string, amount: bigint) => {
    const at = new Date(gateway.clock.now());
    await runPosting(
      db(),
      settleRoundStatement({
        ...{
          id: newId(at),
          memberId,
          account: mainAccount(memberId),
          gameCode: 'golden-dragon',
          gameName,
          at,
        },
        ...{ category: 'egame', stake: amount, payout: amount, detail: { kind: 'test' } },
      }),
    );
  };
  const doEveryStep = async (memberId: string) => {
    await confirmName(memberId);
    await deposit(memberId, invitationRules.deposit);
    for (let round = 0; round < 10; round++) await play(memberId, invitationRules.turnover / 10n);
  };
  const evaluate = () => gateway.services.invitations.evaluateDue();
  const grantsOf = async (memberId: string) => {
    const rows = await db()
      .selectFrom('dividends')
      .select(['cause', 'amount'])
      .where('member_id', '=', memberId)
      .where('cause', 'in', ['invite', 'invite-tier'])
      .orderBy('id')
      .execute();
    return rows.map(({ cause, amount }) => `${cause} ${amount}`);
  };
  const statesOf = async ({ id }: { id: string }) =>
    (await gateway.services.invitations.friends(id, {})).items.map(({ state }) => state);

  it('[INV-6] reward both members once when every step is done, also when two gateways evaluate at the same time', async () => {
    const inviter = await newMember();
    const friend = await newFriend(inviter.id);
    await confirmName(friend.id);
    await deposit(friend.id, invitationRules.deposit - 1n);
    await deposit(friend.id, invitationRules.deposit - 1n);
    await play(friend.id, 150_00n);
    await evaluate();
    expect(await grantsOf(friend.id)).toEqual([]);
    await deposit(friend.id, invitationRules.deposit);
    for (let round = 0; round < 8; round++) await play(friend.id, 100_00n);
    await play(friend.id, 49_99n);
    await evaluate();
    expect(await grantsOf(inviter.id)).toEqual([]);
    expect(await statesOf(inviter)).toEqual(['open']);
    await play(friend.id, 1n);
    await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        (index % 2 ? gateway : second).services.invitations.evaluateDue(),
      ),
    );
    expect(await grantsOf(inviter.id)).toEqual(['invite 3800']);
    expect(await grantsOf(friend.id)).toEqual(['invite 1800']);
    await evaluate();
    expect(await grantsOf(inviter.id)).toEqual(['invite 3800']);
    const { data } = await gateway.call('inviteFriends', {}, { token: inviter.token });
    expect(data.items).toMatchObject([
      { isNamed: true, hasDeposited: true, hasPlayed: true, state: 'rewarded', earned: '38.00' },
    ]);
    expect(JSON.stringify(data)).not.toContain(friend.id);
    const info = await gateway.call('inviteInfo', {}, { token: inviter.token });
    expect(info.data.own).toMatchObject({ invited: 1, rewarded: 1, earned: '38.00' });
    // The friend's own gift is no earning of an inviter.
    const own = await gateway.call('inviteInfo', {}, { token: friend.token });
    expect(own.data.own).toMatchObject({ invited: 0, rewarded: 0, earned: '0.00' });
  });

  it('[INV-6] count what is done within 30 days only, also when it is evaluated later', async () => {
    const inviter = await newMember();
    const friend = () => newFriend(inviter.id);
    const [early, lateName, lateDeposit, latePlay, tooLate] = [
      await friend(),
      await friend(),
      await friend(),
      await friend(),
      await friend(),
    ];
    const all = [early, lateName, lateDeposit, latePlay, tooLate];
    const playAll = async ({ id }: { id: string }) => {
      for (let round = 0; round < 10; round++) await play(id, 100_00n);
    };
    for (const each of all) if (each !== lateName) await confirmName(each.id);
    for (const each of all) await deposit(each.id, each === lateDeposit ? 50_00n : invitationRules.deposit);
    await deposit(lateDeposit.id, 50_00n);
    for (const each of all) if (each !== latePlay) await playAll(each);
    gateway.clock.advance(30 * day + 1);
    await confirmName(lateName.id);
    await deposit(lateDeposit.id, invitationRules.deposit);
    await playAll(latePlay);
    await db()
      .updateTable('members')
      .set({ registered_at: new Date(gateway.clock.now() - 90 * day) })
      .where('id', '=', tooLate.id)
      .execute();
    // The gateway was down at the end of the 30 days.
    gateway.clock.advance(2 * day);
    expect((await statesOf(inviter)).filter((state) => state === 'open')).toHaveLength(1);
    await evaluate();
    expect(await grantsOf(early.id)).toEqual(['invite 1800']);
    for (const { id } of [lateName, lateDeposit, latePlay, tooLate]) expect(await grantsOf(id)).toEqual([]);
    expect(await grantsOf(inviter.id)).toEqual(['invite 3800']);
    expect((await statesOf(inviter)).toSorted()).toEqual(['over', 'over', 'over', 'over', 'rewarded']);
  });

  it('[INV-6] reward the friend alone when a brand lets friends of an agent count for the agent', async () => {
    const { bus, grants, persons } = gateway.services;
    const { clock } = gateway;
    const inviter = await newMember();
    const [ofAgent, ofNobody] = [await newFriend(inviter.id), await newFriend(inviter.id)];
    await db().updateTable('members').set({ agent_code: 'WELCOME8' }).where('id', '=', ofAgent.id).execute();
    for (const { id } of [ofAgent, ofNobody]) await doEveryStep(id);
    const agentsFirst = createInvitations({ db: db(), clock, bus, grants, persons, agentFirst: true });
    await agentsFirst.evaluateDue();
    expect(await grantsOf(ofAgent.id)).toEqual(['invite 1800']);
    expect(await grantsOf(inviter.id)).toEqual(['invite 3800']);
    expect(await statesOf(inviter)).toEqual(['rewarded', 'agent']);
    await evaluate();
    expect(await grantsOf(inviter.id)).toEqual(['invite 3800']);
  });

  it('[INV-6] pay nothing to one person with several accounts', async () => {
    const inviter = await newMember();
    await gateway.services.persons.record(inviter.id);
    const ownAccount = await newFriend(inviter.id);
    await gateway.services.persons.recordDevice(inviter.id, 'device-of-inviter');
    await gateway.services.persons.recordDevice(ownAccount.id, 'device-of-inviter');
    await doEveryStep(ownAccount.id);
    const [first, again] = [await newFriend(inviter.id), await newFriend(inviter.id)];
    for (const { id } of [first, again]) {
      await doEveryStep(id);
      await db()
        .insertInto('person_links')
        .values({ member_id: id, mark: 'payout', hash: `shared-by-${inviter.id}` })
        .execute();
    }
    await evaluate();
    expect(await grantsOf(ownAccount.id)).toEqual([]);
    expect(await grantsOf(first.id)).toEqual(['invite 1800']);
    expect(await grantsOf(again.id)).toEqual([]);
    expect(await grantsOf(inviter.id)).toEqual(['invite 3800']);
    expect(await statesOf(inviter)).toEqual(['same-person', 'rewarded', 'same-person']);
  });

  it('[INV-6] on a shared device wait for a review, then pay both or none', async () => {
    const inviter = await newMember();
    const [first, released, revoked] = [
      await newFriend(inviter.id),
      await newFriend(inviter.id),
      await newFriend(inviter.id),
    ];
    for (const { id } of [first, released, revoked]) {
      await gateway.services.persons.recordDevice(id, `device-of-family-${inviter.id}`);
      await doEveryStep(id);
    }
    await evaluate();
    await evaluate();
    expect(await statesOf(inviter)).toEqual(['review', 'review', 'rewarded']);
    expect(await grantsOf(inviter.id)).toEqual(['invite 3800']);
    const grantOf = (memberId: string) =>
      db().selectFrom('dividends').select('id').where('member_id', '=', memberId).executeTakeFirstOrThrow();
    await gateway.services.grants.release((await grantOf(released.id)).id);
    await gateway.services.grants.revoke((await grantOf(revoked.id)).id, reason);
    await evaluate();
    expect(await statesOf(inviter)).toEqual(['same-person', 'rewarded', 'rewarded']);
    expect(await grantsOf(inviter.id)).toEqual(['invite 3800', 'invite 3800']);
  });

  it('[INV-6] pay a tier once, and no more than a hundred friends', async () => {
    const inviter = await newMember();
    for (let index = 0; index < 6; index++) await doEveryStep((await newFriend(inviter.id)).id);
    await evaluate();
    expect((await grantsOf(inviter.id)).filter((each) => each.startsWith('invite-tier'))).toEqual([
      'invite-tier 8800',
    ]);
    const popular = await newMember();
    const at = new Date(gateway.clock.now());
    const members = Array.from({ length: invitationRules.maxFriends - 1 }, () => newId(at));
    await db()
      .insertInto('members')
      .values(
        members.map((id) => ({
          ...{ id, account: id, account_key: id, password_hash: '', nickname: id, invite_code: id },
          ...{ inviter_id: popular.id, registered_at: at },
        })),
      )
      .execute();
    await db()
      .insertInto('invitation_outcomes')
      .values(
        members.map((id) => ({ friend_id: id, inviter_id: popular.id, outcome: 'rewarded' as const, at })),
      )
      .execute();
    const last = [await newFriend(popular.id), await newFriend(popular.id)];
    for (const { id } of last) await doEveryStep(id);
    await Promise.all([gateway, second].map(({ services }) => services.invitations.evaluateDue()));
    expect(await grantsOf(popular.id)).toEqual(['invite 3800']);
    for (const { id } of last) expect(await grantsOf(id)).toEqual(['invite 1800']);
    const { data } = await gateway.call('inviteInfo', {}, { token: popular.token });
    expect(data.own).toMatchObject({ invited: 101, rewarded: 100, earned: '38.00' });
  });

  it('[INV-6][PRO-2] pay nothing while a member is closed for play, and later what is due', async () => {
    const inviter = await newMember();
    const friend = await newFriend(inviter.id);
    await doEveryStep(friend.id);
    const close = (until: Date | null) =>
      db()
        .insertInto('member_play')
        .values({ member_id: inviter.id, closed_until: until, closed_kind: until ? 'time-out' : null })
        .onConflict((conflict) =>
          conflict
            .column('member_id')
            .doUpdateSet({ closed_until: until, closed_kind: until ? 'time-out' : null }),
        )
        .execute();
    await close(new Date(gateway.clock.now() + day));
    await evaluate();
    expect(await grantsOf(friend.id)).toEqual([]);
    await close(null);
    await evaluate();
    expect(await grantsOf(inviter.id)).toEqual(['invite 3800']);
  });

  it('[INV-6] equal a naive evaluation over random forests', async () => {
    const step = fc.record({ named: fc.boolean(), deposits: fc.boolean(), plays: fc.boolean() });
    const forests = fc.array(fc.record({ parent: fc.nat(), steps: step, device: fc.nat({ max: 40 }) }), {
      minLength: 4,
      maxLength: 8,
    });
    await fc.assert(
      fc.asyncProperty(forests, async (nodes) => {
        const roots = [await newMember()];
        const all: { id: string; parent?: number }[] = [...roots];
        const salt = roots[0]?.id;
        for (const { parent, steps, device } of nodes) {
          const inviter = all[parent % all.length] as { id: string };
          const { id } = await newFriend(inviter.id);
          all.push({ id, parent: parent % all.length });
          // Few devices are shared.
          await gateway.services.persons.recordDevice(id, `${salt}-${device}`);
          if (steps.named) await confirmName(id);
          if (steps.deposits) await deposit(id, invitationRules.deposit);
          else await gateway.credit(id, 50_00n);
          if (steps.plays) for (let round = 0; round < 20; round++) await play(id, 50_00n);
        }
        await evaluate();
        // The naive evaluation: in order of registration, by the rules alone.
        const expected = new Map<string, string[]>(all.map(({ id }) => [id, []]));
        const granted: number[] = [];
        nodes.forEach(({ steps, device }, index) => {
          const place = index + 1;
          const parent = all[place]?.parent as number;
          if (!(steps.named && steps.deposits && steps.plays)) return;
          if (parent > 0 && nodes[parent - 1]?.device === device) return;
          const own = expected.get(all[place]?.id as string) as string[];
          own.unshift('invite 1800');
          const isHeld = granted.some((other) => nodes[other - 1]?.device === device);
          granted.push(place);
          if (!isHeld) expected.get(all[parent]?.id as string)?.push('invite 3800');
        });
        for (const { id } of all)
          expect((await grantsOf(id)).toSorted()).toEqual(
            [
              ...(expected.get(id) as string[]),
              ...((expected.get(id) as string[]).filter((each) => each === 'invite 3800').length >= 5
                ? ['invite-tier 8800']
                : []),
            ].toSorted(),
          );
      }),
      { numRuns: 12 },
    );
  });

  it('[INV-6] are listed page by page to their inviter alone; visitors see the rules', async () => {
    const inviter = await newMember();
    for (let index = 0; index < 5; index++) {
      await newFriend(inviter.id);
    }
    const first = await gateway.call('inviteFriends', { limit: 3 }, { token: inviter.token });
    const next = await gateway.call(
      'inviteFriends',
      { limit: 3, cursor: first.data.nextCursor as string },
      { token: inviter.token },
    );
    const joined = [...first.data.items, ...next.data.items].map(({ joinedAt }) => joinedAt);
    expect(joined).toHaveLength(5);
    expect(joined).toEqual(joined.toSorted().toReversed());
    expect(next.data.nextCursor).toBeNull();
    expect(first.data.items[0]?.account).toMatch(/^in\*\*/);
    const stranger = await newMember();
    expect((await gateway.call('inviteFriends', {}, { token: stranger.token })).data.items).toEqual([]);
    const visitor = await gateway.call('inviteInfo', {});
    expect(visitor.data).toMatchObject({ own: null, rules: { inviterReward: '38.00', tiers: [{}, {}, {}] } });
  });
});
