import { type BlockReason, blockReasons } from '@pavilion/contract';
import { type TestConsole, type TestOperator, withTestConsole } from '../../../testing/test-console';
import { password, type TestGateway } from '../../../testing/test-gateway';

describe('a blocked member', () => {
  let gateway: TestGateway;
  let console: TestConsole;
  let support: TestOperator;
  withTestConsole(async (...opened) => {
    [gateway, console] = opened;
    support = await console.newOperator('support1', ['support']);
  });

  const logIn = (account: string) => gateway.call('login', { account, password });
  const readInfo = (token: string) => gateway.call('memberInfo', {}, { token });
  const stored = (id: string) =>
    gateway.services.db
      .selectFrom('members')
      .select(['blocked', 'block_reason'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const note = 'checked';

  it.each(blockReasons.map((reason, index) => [reason, `blocked${index}`] as const))(
    '[ERR-6][ERR-7] reads the reason %s at login and with each session, until an operator unblocks the member',
    async (reason, account) => {
      const { id, token } = await gateway.newMember(account);
      const { token: other } = (await logIn(account)).data;
      expect((await support.call('memberBlock', { id, reason, note })).http).toBe(200);
      expect(await stored(id)).toEqual({ blocked: true, block_reason: reason });
      const rejected = { status_code: 10104, data: { reason } };
      expect(await logIn(account)).toMatchObject(rejected);
      for (const each of [token, other]) expect(await readInfo(each)).toMatchObject(rejected);
      expect((await support.call('memberInfo', { id })).data).toMatchObject({
        isBlocked: true,
        blockReason: reason,
      });

      expect((await support.call('memberUnblock', { id, note })).http).toBe(200);
      expect(await stored(id)).toEqual({ blocked: false, block_reason: null });
      expect((await logIn(account)).status_code).toBe(6000);
    },
  );

  it('[ERR-6] gets the plain code for a block without a reason', async () => {
    const { id } = await gateway.newMember('blocked8');
    await gateway.services.memberBlocks.block(id, null);
    expect(await logIn('blocked8')).toMatchObject({ status_code: 10104, data: {} });
    expect((await logIn('blocked8')).data).toEqual({});
  });

  it('[ERR-6] has to know the password to read the reason', async () => {
    const { id } = await gateway.newMember('blocked9');
    await gateway.services.memberBlocks.block(id, 'suspected-fraud');
    const answer = await gateway.call('login', { account: 'blocked9', password: 'Wrong1234' });
    expect(answer.status_code).toBe(20001);
    expect(answer.text).not.toContain('suspected-fraud');
  });

  it('[OPS-5] is blocked with a reason of the list only', async () => {
    const { id } = await gateway.newMember('blocked7');
    const reason = 'dislike' as BlockReason;
    expect((await support.call('memberBlock', { id, reason, note })).http).toBe(422);
    expect(await stored(id)).toEqual({ blocked: false, block_reason: null });
  });
});
