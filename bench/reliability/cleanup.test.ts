import { createCleanup } from './cleanup';

describe('cleanup', () => {
  it('[REQ-10] runs the latest action first, continues after a failure, and runs late actions immediately', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
    const cleanup = createCleanup();
    const ended: string[] = [];
    const end = (name: string) => async () => void ended.push(name);
    cleanup.add(end('server'));
    cleanup.add(async () => {
      throw new Error('stuck');
    });
    cleanup.add(end('gateway'));
    await cleanup.run();
    expect(ended).toEqual(['gateway', 'server']);
    expect(logged).toHaveBeenCalledTimes(1);
    cleanup.add(end('restarted gateway'));
    expect(ended).toEqual(['gateway', 'server', 'restarted gateway']);
    await cleanup.run();
    expect(ended).toHaveLength(3);
  });
});
