import { hashPassword, verifyPassword } from './password';

const cost = 16;

describe('passwords', () => {
  it('match their own hash only, which differs each time', async () => {
    const hash = await hashPassword('Passw0rd1', cost);
    expect(hash).toMatch(/^scrypt\$16\$/);
    expect(await hashPassword('Passw0rd1', cost)).not.toBe(hash);
    expect(await verifyPassword('Passw0rd1', hash, cost)).toBe(true);
    expect(await verifyPassword('passw0rd1', hash, cost)).toBe(false);
    expect(await verifyPassword('', hash, cost)).toBe(false);
  });

  it.each([undefined, '', '!', 'scrypt$16$', 'md5$1$a$b'])('never match %j', async (hash) =>
    expect(await verifyPassword('', hash, cost)).toBe(false),
  );
});
