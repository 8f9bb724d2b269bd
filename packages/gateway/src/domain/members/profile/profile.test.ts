import { createTestGateway, password, type TestGateway } from '../../../testing/test-gateway';
import { nicknameKeptFor } from './profile';

describe('the profile', () => {
  let gateway: TestGateway;
  let names = 0;
  beforeAll(async () => {
    gateway = await createTestGateway();
    // As an operator bans it.
    await gateway.services.db.insertInto('banned_words').values({ word: '辰大海' }).execute();
  });
  afterAll(() => gateway.close());

  const newMember = () => {
    gateway.clock.advance(60_000);
    return gateway.newMember(`profile${names++}`);
  };
  const save = (token: string, body: { nickname?: string; avatar?: 'crane' | 'koi' }) =>
    gateway.call('profileSave', body, { token });

  it('[PFL-1] changes nickname and avatar, each alone', async () => {
    const { token } = await newMember();
    expect((await gateway.call('memberInfo', {}, { token })).data.avatar).toBe('crane');
    expect((await save(token, { avatar: 'koi' })).data).toMatchObject({ avatar: 'koi' });
    expect((await save(token, { nickname: ' 月下　客 ' })).data).toMatchObject({
      nickname: '月下 客',
      avatar: 'koi',
    });
    expect((await save(token, {})).data).toMatchObject({ nickname: '月下 客', avatar: 'koi' });
  });

  it.each([
    ['短', 'too-short'],
    ['一二三四五六七八九十一二三', 'too-long'],
    ['<b>客</b>', 'format'],
    ['月下__客', 'format'],
    ['=cmd', 'format'],
    ['华亭客服01', 'blocked'],
    ['客 服小美', 'blocked'],
    ['ＡＤＭＩＮ小王', 'blocked'],
    ['Pavilion88', 'blocked'],
    ['加我微信abc888', 'blocked'],
    ['QQ88886666', 'blocked'],
    ['星辰大海客', 'blocked'],
  ])('[PFL-1] refuses %s as a nickname: %s', async (nickname, reason) => {
    const { token } = await newMember();
    const answer = await save(token, { nickname });
    expect(answer.status_code).toBe(10003);
    expect(answer.data).toMatchObject({ fields: [{ field: 'nickname', reason }] });
    expect((await gateway.call('profileInfo', {}, { token })).data.nicknameChangeableAt).toBeNull();
  });

  it('[PFL-1] changes a nickname once in 30 days, also with many calls at once', async () => {
    const { id, token } = await newMember();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => save(token, { nickname: `月下客${index}号` })),
    );
    const codes = answers.map(({ status_code }) => status_code);
    expect(codes.filter((code) => code === 6000)).toHaveLength(1);
    expect(codes.filter((code) => code === 20118)).toHaveLength(9);
    const { nickname } = (await gateway.call('memberInfo', {}, { token })).data;
    expect((await save(token, { nickname })).status_code).toBe(6000);
    const until = (await gateway.services.profile.info(id)).nicknameChangeableAt;
    expect(Date.parse(until as string)).toBe(gateway.clock.now() + nicknameKeptFor);
    gateway.clock.advance(nicknameKeptFor - 1);
    await expect(gateway.services.profile.save(id, { nickname: '新的名字' })).rejects.toMatchObject({
      code: 20118,
    });
    gateway.clock.advance(1);
    await gateway.services.profile.save(id, { nickname: '新的名字' });
    expect((await gateway.services.members.view(id)).nickname).toBe('新的名字');
  });

  it('[PFL-1] reports when the login password was changed', async () => {
    const { id, token } = await newMember();
    const registered = (await gateway.services.members.view(id)).registeredAt;
    expect((await gateway.services.profile.info(id)).passwordChangedAt).toBe(registered);
    gateway.clock.advance(5_000);
    const changed = await gateway.call(
      'passwordChange',
      { currentPassword: password, password: 'Another2026' },
      { token },
    );
    expect(changed.status_code).toBe(6000);
    expect((await gateway.services.profile.info(id)).passwordChangedAt).toBe(
      new Date(gateway.clock.now()).toISOString(),
    );
  });
});
