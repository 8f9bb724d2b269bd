import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

/** Work factor of scrypt: a power of two. 2 ** 15 needs 32 MiB and about 60 ms. */
export const passwordCost = 2 ** 15;

const blockSize = 8;

const derive = (password: string, salt: Buffer, cost: number) =>
  new Promise<Buffer>((resolve, reject) => {
    const options: ScryptOptions = { N: cost, r: blockSize, p: 1, maxmem: 256 * (cost + 16) * blockSize };
    scrypt(password.normalize('NFC'), salt, 32, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

/** Hashes a password; the hash contains its cost and salt. */
export const hashPassword = async (password: string, cost: number = passwordCost): Promise<string> => {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return ['scrypt', cost, salt.toString('base64url'), key.toString('base64url')].join('$');
};

/** Whether a password matches a hash. An invalid hash matches none, and takes the same time. */
export const verifyPassword = async (
  password: string,
  hash: string | undefined,
  cost: number = passwordCost,
): Promise<boolean> => {
  const [scheme, storedCost, salt, key] = hash?.split('$') ?? [];
  const known = scheme === 'scrypt' && salt !== undefined && key !== undefined;
  const derived = await derive(
    password,
    known ? Buffer.from(salt, 'base64url') : randomBytes(16),
    known ? Number(storedCost) : cost,
  );
  return known && timingSafeEqual(derived, Buffer.from(key, 'base64url'));
};
