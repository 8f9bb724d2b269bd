import { createEnds } from './ends';

describe('what is to be ended', () => {
  it('[REQ-10] is ended, the latest first, also what comes too late or after something that cannot be', async () => {
    const said = jest.spyOn(console, 'error').mockImplementation(() => {});
    const ends = createEnds();
    const ended: string[] = [];
    const end = (name: string) => async () => void ended.push(name);
    ends.add(end('server'));
    ends.add(async () => {
      throw new Error('stuck');
    });
    ends.add(end('gateway'));
    await ends.come();
    expect(ended).toEqual(['gateway', 'server']);
    expect(said).toHaveBeenCalledTimes(1);
    ends.add(end('restarted gateway'));
    expect(ended).toEqual(['gateway', 'server', 'restarted gateway']);
    await ends.come();
    expect(ended).toHaveLength(3);
  });
});
