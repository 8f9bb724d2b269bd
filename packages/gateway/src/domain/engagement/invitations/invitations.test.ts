import { newId } from '../../../ids';
import { brokenRules, createTestGateway, type TestGateway } from '../../../testing/test-gateway';
import { memberRow, playRound, sharePersonMark } from '../../../testing/test-member';
import { createInvitations, invitationRules } from './invitations';

const day = 86_400_000;
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
    expect(await brokenRules(gateway.services.db)).toEqual([]);
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
  const play = (memberId: string, amount: bigint) =>
    playRound(gateway, memberId, { stake: amount, payout: amount });
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

  it('[INV-6] pay a new step once, with the next friend, also if the inviter had more friends before', async () => {
    const inviter = await newMember();
    const rules = invitationRules as { tiers: readonly { friends: number; amount: bigint }[] };
    const before = rules.tiers;
    const invite = async () => {
      await doEveryStep((await newFriend(inviter.id)).id);
      await evaluate();
    };
    try {
      rules.tiers = [];
      await invite();
      await invite();
      rules.tiers = [{ friends: 1, amount: 5_00n }];
      await invite();
      await invite();
    } finally {
      rules.tiers = before;
    }
    expect((await grantsOf(inviter.id)).filter((each) => each.startsWith('invite-tier'))).toEqual([
      'invite-tier 500',
    ]);
    const friends = before.map((tier) => tier.friends);
    expect(friends).toEqual([...friends].sort((one, other) => one - other));
    expect(Math.max(...friends)).toBeLessThanOrEqual(invitationRules.maxFriends);
  });

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

  it('[INV-6] show for each friend what was paid, also after the amount was changed or the bonus revoked', async () => {
    const inviter = await newMember();
    const earned = async () =>
      (await gateway.services.invitations.friends(inviter.id, {})).items.map((each) => each.earned);
    const rules = invitationRules as { inviterReward: bigint };
    const before = rules.inviterReward;
    const friends: string[] = [];
    try {
      for (const amount of [before, 50_00n]) {
        rules.inviterReward = amount;
        const friend = await newFriend(inviter.id);
        friends.unshift(friend.id);
        await doEveryStep(friend.id);
        await evaluate();
        gateway.clock.advance(1_000);
      }
    } finally {
      rules.inviterReward = before;
    }
    expect(await earned()).toEqual(['50.00', '38.00']);
    await gateway.services.db
      .updateTable('dividends')
      .set({ revoked_at: new Date(gateway.clock.now()) })
      .where('member_id', '=', inviter.id)
      .where('reference', '=', friends[0] as string)
      .execute();
    expect(await earned()).toEqual([null, '38.00']);
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
    const rules = { invitations: 'agent-first' } as const;
    const agentsFirst = createInvitations({ db: db(), clock, bus, grants, persons, rules });
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
    for (const { id } of [first, again]) await doEveryStep(id);
    await sharePersonMark(db(), [first, again], 'payout');
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
          ...memberRow(id),
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
    // The steps of the friends before, whose grants are not among these rows, are paid with the hundredth.
    const steps = invitationRules.tiers.map(({ amount }) => `invite-tier ${amount}`);
    expect((await grantsOf(popular.id)).sort()).toEqual(['invite 3800', ...steps].sort());
    for (const { id } of last) expect(await grantsOf(id)).toEqual(['invite 1800']);
    const { data } = await gateway.call('inviteInfo', {}, { token: popular.token });
    expect(data.own).toMatchObject({ invited: 101, rewarded: 100, earned: '1702.00' });
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

describe('1,000 invited friends', () => {
  let gateway: TestGateway;
  let second: TestGateway;
  const db = () => gateway.services.db;
  beforeAll(async () => {
    gateway = await createTestGateway();
    second = await createTestGateway({ sharesWith: gateway });
  });
  afterAll(async () => {
    await second.close();
    await gateway.close();
  });

  it('[INV-6][ACT-2] are rewarded as a plain evaluation does, in a random forest with shared phones, cards and devices', async () => {
    let seed = 23;
    const draw = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    const start = gateway.clock.now();
    const inDays = (days: number) => new Date(start + days * day);
    const members = Array.from({ length: 1_000 }, (_, index) => ({
      id: newId(new Date(start + index)),
      // A few members invite many, so that they reach tiers.
      inviter: index === 0 || draw(20) === 0 ? undefined : draw(3) ? draw(Math.min(index, 12)) : draw(index),
      // Days after the registration; a step may be missing or late.
      named: draw(3) ? draw(33) : undefined,
      deposited: draw(3) ? { on: draw(33), amount: draw(8) ? 100_00n : 99_99n } : undefined,
      played: draw(3) ? { on: draw(33), amount: draw(8) ? 1_000_00n : 999_99n } : undefined,
    }));
    await db()
      .insertInto('members')
      .values(
        members.map(({ id, inviter }) => ({
          ...memberRow(id),
          inviter_id: inviter === undefined ? null : members[inviter]!.id,
          registered_at: new Date(start),
        })),
      )
      .execute();
    await db()
      .insertInto('member_security')
      .values(
        members.flatMap(({ id, named }) =>
          named === undefined
            ? []
            : [
                {
                  ...{ member_id: id, real_name: id, real_name_state: 'passed' as const },
                  real_name_passed_at: inDays(named),
                },
              ],
        ),
      )
      .execute();
    await db()
      .insertInto('deposit_orders')
      .values(
        members.flatMap(({ id, deposited }) =>
          deposited === undefined
            ? []
            : [
                {
                  ...{
                    id,
                    member_id: id,
                    channel_code: 'bank',
                    amount: deposited.amount,
                    state: 'paid' as const,
                  },
                  ...{ created_at: new Date(start), expires_at: inDays(60), pay_at: null },
                  paid_at: inDays(deposited.on),
                },
              ],
        ),
      )
      .execute();
    await db()
      .insertInto('bets')
      .values(
        members.flatMap(({ id, played }) =>
          played === undefined
            ? []
            : [
                {
                  ...{ id, member_id: id, game_code: 'golden-dragon', stake: played.amount, payout: 0n },
                  ...{ state: 'settled' as const, turnover: played.amount, detail: '{}' },
                  ...{ placed_at: inDays(played.on), settled_at: inDays(played.on) },
                },
              ],
        ),
      )
      .execute();
    // Groups with one phone, card or device, and friends in the home of their inviter.
    const links = members.flatMap(({ id, inviter }) => {
      const mark = (['phone', 'payout', 'device'] as const)[draw(8)];
      const own = mark === undefined ? [] : [{ member_id: id, mark, hash: `${mark} ${draw(70)}` }];
      const home = inviter !== undefined && draw(10) === 0 ? [id, members[inviter]!.id] : [];
      return [
        ...own,
        ...home.map((member_id) => ({ member_id, mark: 'device' as const, hash: `home of ${id}` })),
      ];
    });
    await db().insertInto('person_links').values(links).execute();

    gateway.clock.advance(31 * day);
    await gateway.services.invitations.evaluateDue();
    const grants = async () => {
      const rows = await db().selectFrom('dividends').selectAll().orderBy('id').execute();
      return rows.map((row) => `${row.member_id} ${row.cause} ${row.amount} ${row.held_at !== null}`).sort();
    };
    const first = await grants();
    await Promise.all([gateway, second].map(({ services }) => services.invitations.evaluateDue()));
    expect(await grants()).toEqual(first);

    // In order of registration, by the rules alone.
    const neighbours = (id: string, marks: readonly string[]) => {
      const own = links.filter((link) => link.member_id === id && marks.includes(link.mark));
      return links.filter(({ hash }) => own.some((each) => each.hash === hash)).map((link) => link.member_id);
    };
    const personOf = (id: string, found = new Set([id])): Set<string> => {
      for (const next of neighbours(id, ['phone', 'payout']))
        if (!found.has(next)) personOf(next, found.add(next));
      return found;
    };
    const persons = members.map(({ id }) => personOf(id));
    const households = persons.map(
      (person) => new Set([...person].flatMap((id) => [...neighbours(id, ['device'])])),
    );
    const isSame = (one: number, other: number) => persons[one]!.has(members[other]!.id);
    const mayBeSame = (one: number, other: number) =>
      isSame(one, other) || [...persons[other]!].some((id) => households[one]!.has(id));
    const expected: string[] = [];
    const holders: number[] = [];
    const rewarded = members.map(() => 0);
    for (const [index, { id, inviter, named, deposited, played }] of members.entries()) {
      const isEffective =
        named !== undefined &&
        named <= 30 &&
        deposited !== undefined &&
        deposited.on <= 30 &&
        deposited.amount >= 100_00n &&
        played !== undefined &&
        played.on <= 30 &&
        played.amount >= 1_000_00n;
      if (inviter === undefined || !isEffective || mayBeSame(index, inviter)) continue;
      if (holders.some((other) => isSame(index, other))) continue;
      const isHeld = holders.some((other) => mayBeSame(index, other));
      holders.push(index);
      expected.push(`${id} invite 1800 ${isHeld}`);
      if (isHeld) continue;
      const inviterId = members[inviter]!.id;
      rewarded[inviter]! += 1;
      expected.push(`${inviterId} invite 3800 false`);
      const tier = new Map([
        [5, 88_00],
        [10, 288_00],
        [30, 1_288_00],
      ]).get(rewarded[inviter]!);
      if (tier !== undefined) expected.push(`${inviterId} invite-tier ${tier} false`);
    }
    expect(first).toEqual(expected.sort());
    // The draw has every case.
    for (const part of [' true', 'invite-tier 8800', 'invite-tier 28800'])
      expect(expected.filter((each) => each.includes(part)).length).toBeGreaterThan(1);
  });
});
