import { limits, type ProfileField, profileFields } from '@pavilion/contract';
import { sql } from 'kysely';
import type { Database } from '../../../db/database';
import { countWaiting } from '../../../testing/count-waiting';
import { createTestGateway, password, type TestGateway } from '../../../testing/test-gateway';
import { cardNumber, newReadyMember } from '../../../testing/test-member';
import { dayOf } from '../../days';

/** A file of this size that begins like a JPEG, in base64. */
const picture = (bytes = 64) =>
  Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(bytes - 4, 7)]).toString('base64');

describe('requests to change the profile', () => {
  let gateway: TestGateway;
  let people = 0;
  beforeAll(async () => {
    gateway = await createTestGateway();
  });
  afterAll(() => gateway.close());

  const newOne = async () => {
    people += 1;
    const member = await newReadyMember(gateway, `changer${people}`, cardNumber(700 + people));
    const { token } = member;
    const add = async (data = picture()) => (await gateway.call('evidenceAdd', { data }, { token })).data.id;
    const ask = async (differing: object = {}) =>
      gateway.call(
        'profileChangeRequest',
        {
          field: 'real-name',
          value: '沈万山',
          pictures: [await add()],
          loginPassword: password,
          ...differing,
        } as never,
        { token },
      );
    const list = async () => (await gateway.call('profileChanges', {}, { token })).data.items;
    return { ...member, add, ask, list };
  };
  const field = (answer: { data: unknown }) =>
    (answer.data as { fields: { field: string; reason: string }[] }).fields[0];

  it('[MSK-2] are listed with masked values, state and evidence', async () => {
    const { ask, list, token } = await newOne();
    const { data } = await ask({ note: ' 写错一个字 ' });
    expect(data).toMatchObject({
      before: '沈**',
      after: '沈**',
      note: '写错一个字',
      state: 'pending',
      endedAt: null,
    });
    expect(await list()).toEqual([data]);
    const shown = await gateway.call('evidencePicture', { id: data.pictures[0] as string }, { token });
    expect(shown.data).toEqual({ id: data.pictures[0], type: 'image/jpeg', data: picture() });
  });

  it('change the real name and the owner of payout accounts, whose cooling period starts again', async () => {
    const { ask, list, token } = await newOne();
    const { data } = await ask({ value: '万三' });
    await gateway.sandbox('review-profile-change', { id: data.id, pass: true });
    expect(await list()).toMatchObject([{ state: 'passed', reason: null }]);
    const { realName } = (await gateway.call('memberSecurity', {}, { token })).data;
    expect(realName).toMatchObject({ state: 'passed', name: '万**' });
    const [card] = (await gateway.call('payoutAccounts', {}, { token })).data;
    expect(card?.owner).toBe('万**');
    expect(Date.parse(card?.usableAt ?? '')).toBe(gateway.clock.now() + 24 * 3_600_000);
  });

  it('[PHN-1] add a phone after the review delay of the sandbox', async () => {
    const { ask, list, token } = await newOne();
    const { data } = await ask({ field: 'phone', value: '(86)13912345678' });
    expect(data).toMatchObject({ before: null, after: '(86)*******5678' });
    await gateway.services.advance();
    expect(await list()).toMatchObject([{ state: 'pending' }]);
    gateway.clock.advance(8_000);
    await gateway.services.advance();
    expect(await list()).toMatchObject([{ state: 'passed' }]);
    expect((await gateway.call('memberInfo', {}, { token })).data.phone).toBe('(86)*******5678');
  });

  it('[MSK-2] set birthday and e-mail, which are masked in answers', async () => {
    const { ask, token } = await newOne();
    for (const [field, value] of [
      ['birthday', '1990-02-28'],
      ['email', ' Xiaoman@Pavilion.Example '],
    ]) {
      const { data } = await ask({ field, value });
      await gateway.sandbox('review-profile-change', { id: data.id, pass: true });
    }
    expect((await gateway.call('memberInfo', {}, { token })).data).toMatchObject({
      birthday: '1990-**-**',
      email: 'xi**an@pavilion.example',
    });
  });

  const samples: Readonly<Record<ProfileField, string>> = {
    'real-name': '沈周',
    phone: '(86)13912345679',
    birthday: '1990-02-28',
    email: 'xiaoman@pavilion.example',
  };
  it.each(profileFields)(
    '[MSK-2] of the %s pass their review; answers show a part of it only',
    async (field) => {
      const { ask, list, token } = await newOne();
      const answer = await ask({ field, value: samples[field] });
      expect(answer).toMatchObject({ status_code: limits.successCode, data: { field } });
      expect(answer.data.after).not.toBe(samples[field]);
      await gateway.sandbox('review-profile-change', { id: answer.data.id, pass: true });
      expect(await list()).toMatchObject([{ field, state: 'passed', after: answer.data.after }]);
      const { current } = (await gateway.call('profileInfo', {}, { token })).data;
      expect(current[field]).toBe(answer.data.after);
    },
  );

  it('have the reason when they are rejected, and change nothing', async () => {
    const { ask, list, token } = await newOne();
    const { data } = await ask();
    const reason = { 'zh-CN': '看不清', en: 'Not clear' };
    await gateway.sandbox('review-profile-change', { id: data.id, pass: false, reason });
    expect(await list()).toMatchObject([{ state: 'refused', reason }]);
    expect((await gateway.call('memberSecurity', {}, { token })).data.realName.name).toBe('沈**');
    expect((await gateway.sandbox('review-profile-change', { id: data.id, pass: true })).data).toEqual({
      done: false,
    });
  });

  it('are cancelled with their pictures; an ended one stays unchanged', async () => {
    const { ask, token } = await newOne();
    const { data } = await ask();
    const cancel = () => gateway.call('profileChangeCancel', { id: data.id }, { token });
    expect((await cancel()).data).toMatchObject({ state: 'cancelled', pictures: [] });
    const gone = await gateway.call('evidencePicture', { id: data.pictures[0] as string }, { token });
    expect(gone.status_code).toBe(20201);
    const again = await ask();
    await gateway.sandbox('review-profile-change', { id: again.data.id, pass: true });
    const late = await gateway.call('profileChangeCancel', { id: again.data.id }, { token });
    expect(late.data.state).toBe('passed');
  });

  it('are reviewed once when two reviews come at the same moment', async () => {
    const { ask, list, id: memberId, name: account, token } = await newOne();
    const { data } = await ask();
    const { db, profileChanges, security } = gateway.services;
    const reviewDuring = async (
      hold: (holder: Database) => Promise<unknown>,
      review: () => Promise<unknown>,
    ) => {
      let second: Promise<unknown> | undefined;
      await db.transaction().execute(async (holder) => {
        await hold(holder);
        second = review();
        while ((await countWaiting(db)) !== 1);
      });
      return second;
    };
    const outcome = await reviewDuring(
      (holder) =>
        holder
          .updateTable('profile_changes')
          .set({
            state: 'refused',
            reason: JSON.stringify({ 'zh-CN': '看不清', en: 'Not clear' }),
            ended_at: new Date(gateway.clock.now()),
          })
          .where('id', '=', data.id)
          .execute(),
      () => profileChanges.review(data.id, true),
    );
    expect(outcome).toBeUndefined();
    expect(await list()).toMatchObject([{ state: 'refused' }]);

    await sql`update member_security set real_name_state = 'pending' where member_id = ${memberId}`.execute(
      db,
    );
    const name = await reviewDuring(
      (holder) =>
        sql`update member_security set real_name_state = 'refused' where member_id = ${memberId}`.execute(
          holder,
        ),
      () => security.reviewRealName(memberId, true),
    );
    expect(name).toBeUndefined();
    expect((await gateway.call('memberSecurity', {}, { token })).data.realName.state).toBe('refused');
    const again = await gateway.sandbox('review-real-name', { account, pass: true });
    expect(again.data).toEqual({ done: false });
  });

  it('allow one pending change of a field, also concurrently, and return it for the same value', async () => {
    const { ask, list } = await newOne();
    const answers = await Promise.all(['沈一', '沈二', '沈三'].map((value) => ask({ value })));
    expect(answers.map(({ status_code }) => status_code).sort()).toEqual([10003, 10003, 6000]);
    const [standing] = await list();
    const winner = ['沈一', '沈二', '沈三'][answers.findIndex(({ status_code }) => status_code === 6000)];
    expect((await ask({ value: winner })).data.id).toBe(standing?.id);
    expect(field(await ask({ value: '沈四' }))).toEqual({ field: 'field', reason: 'blocked' });
    expect((await ask({ field: 'phone', value: '13812340000' })).status_code).toBe(6000);
  });

  it('[ERR-7] are rejected with the invalid field', async () => {
    const { ask } = await newOne();
    expect(field(await ask({ value: '张3' }))).toEqual({ field: 'value', reason: 'format' });
    expect(field(await ask({ value: ' 沈万三 ' }))).toEqual({ field: 'value', reason: 'taken' });
    expect(field(await ask({ field: 'phone', value: 'none' }))).toMatchObject({ reason: 'format' });
    const birthday = async (value: string) => field(await ask({ field: 'birthday', value }))?.reason;
    const today = dayOf(new Date(gateway.clock.now()), 'Asia/Shanghai');
    const before = (years: number) => `${Number(today.slice(0, 4)) - years}${today.slice(4)}`;
    for (const day of ['1990-02-30', '1990-2-3', 'none']) expect(await birthday(day)).toBe('format');
    for (const day of [before(17), today]) expect(await birthday(day)).toBe('under-age');
    expect(await birthday(before(120))).toBe('unknown');
    for (const value of ['a@b', 'a b@c.d', '@c.d', 'a@c..d']) {
      expect(field(await ask({ field: 'email', value }))).toMatchObject({ reason: 'format' });
    }
    expect(field(await ask({ pictures: [] }))).toEqual({ field: 'pictures', reason: 'required' });
    expect(field(await ask({ pictures: ['nobody'] }))).toEqual({ field: 'pictures', reason: 'unknown' });
    expect((await ask({ loginPassword: 'Wrong2026' })).status_code).toBe(20001);
    const { token } = await gateway.newMember(`nameless${people}`);
    const data = picture();
    const { id } = (await gateway.call('evidenceAdd', { data }, { token })).data;
    const body = {
      field: 'real-name' as const,
      value: '李四',
      pictures: [id],
      loginPassword: password,
    };
    expect((await gateway.call('profileChangeRequest', body, { token })).status_code).toBe(20113);
  });

  it('[REQ-5] are hidden from other members, with their pictures', async () => {
    const owner = await newOne();
    const { data } = await owner.ask();
    const stranger = await newOne();
    const { token } = stranger;
    const id = data.pictures[0] as string;
    expect((await gateway.call('evidencePicture', { id }, { token })).status_code).toBe(20201);
    expect((await gateway.call('profileChangeCancel', { id: data.id }, { token })).status_code).toBe(20201);
    const loose = await owner.add();
    expect(field(await stranger.ask({ pictures: [loose] }))).toMatchObject({ reason: 'unknown' });
    expect(await stranger.list()).toEqual([]);
  });

  it('accept twenty pictures of a member in a quarter of an hour', async () => {
    const { token } = await newOne();
    const codes = [];
    for (let turn = 0; turn < 21; turn++)
      codes.push((await gateway.call('evidenceAdd', { data: picture() }, { token })).status_code);
    expect(codes).toEqual([...Array(20).fill(6000), 20004]);
    gateway.clock.advance(15 * 60_000 + 1);
    expect((await gateway.call('evidenceAdd', { data: picture() }, { token })).status_code).toBe(6000);
  });

  it('accept pictures up to the size limit only, and delete them after their retention', async () => {
    const { token, add, ask } = await newOne();
    const hand = (data: string) => gateway.call('evidenceAdd', { data }, { token });
    const svg = Buffer.from('<svg onload="alert(1)"/>').toString('base64');
    expect(field(await hand(svg))).toEqual({ field: 'data', reason: 'format' });
    expect((await hand(picture(limits.picture.bytes))).status_code).toBe(6000);
    expect((await hand(picture(limits.picture.bytes + 1))).status_code).not.toBe(6000);
    const loose = await add();
    const { data } = await ask();
    await gateway.sandbox('review-profile-change', { id: data.id, pass: true });
    const left = async () => {
      await gateway.services.cleanUp();
      const rows = await gateway.services.db
        .selectFrom('evidence')
        .select('id')
        .where('id', 'in', [loose, data.pictures[0] as string])
        .execute();
      return rows.map(({ id }) => id);
    };
    expect(await left()).toHaveLength(2);
    gateway.clock.advance(25 * 3_600_000);
    expect(await left()).toEqual(data.pictures);
    gateway.clock.advance(90 * 86_400_000);
    expect(await left()).toEqual([]);
  });
});
