import { createTestGateway, type TestGateway } from '../../../testing/test-gateway';

describe('pop-ups and floating icons', () => {
  let gateway: TestGateway;
  let member: { id: string; token: string };
  beforeAll(async () => {
    gateway = await createTestGateway();
    member = await gateway.newMember('popups1');
  });
  afterAll(() => gateway.close());

  it('[REQ-5] [APP-8] lists the floating icons of a display, the desktop by default', async () => {
    const { data } = await gateway.call('suspensionIcon', {});
    expect(data.map(({ id }) => id)).toEqual(['invite-desktop']);
    expect(data).toEqual((await gateway.call('suspensionIcon', { displayEquipment: '1' })).data);
    const phone = await gateway.call('suspensionIcon', { displayEquipment: '2' });
    expect(phone.data.map(({ id }) => id)).toEqual(['invite-phone']);
  });

  it('[REQ-5] [APP-8] shows visitors and members different pop-ups', async () => {
    const visitor = await gateway.call('popInfo', {});
    const asMember = await gateway.call('popInfo', {}, { token: member.token });
    expect(visitor.data.map(({ id }) => id)).toEqual(['welcome-visitor']);
    expect(asMember.data.map(({ id }) => id)).toEqual(['fair-play']);
  });
});
