import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../../clock';
import type { Database } from '../../../db/database';
import { createServerSecret } from '../../server-secret';

/** Lifetime, s: clients fetch one right before they use it. */
const lifetime = 60;
const setting = 'memberJwtKey';

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const head = encode({ alg: 'HS256', typ: 'JWT' });

/** Issues and verifies JWTs (RFC 7519) that identify a member to the live socket. */
export const createMemberJwt = ({ db, clock }: { db: Database; clock: Clock }) => {
  const key = createServerSecret(db, setting);
  const sign = async (text: string) =>
    createHmac('sha256', await key())
      .update(text)
      .digest();

  return {
    async issue(memberId: string): Promise<string> {
      const now = Math.floor(clock.now() / 1000);
      const text = `${head}.${encode({ sub: memberId, iat: now, exp: now + lifetime })}`;
      return `${text}.${(await sign(text)).toString('base64url')}`;
    },

    /** The member of a JWT; undefined when it is invalid, changed or expired. */
    async subject(jwt: string): Promise<string | undefined> {
      const [given = '', claims = '', mark = ''] = jwt.split('.');
      const signature = Buffer.from(mark, 'base64url');
      const expected = await sign(`${given}.${claims}`);
      if (given !== head || signature.length !== expected.length) return undefined;
      // guard: jwt-is-signed
      if (!timingSafeEqual(signature, expected)) return undefined;
      const { sub, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
        sub: string;
        exp: number;
      };
      return exp * 1000 > clock.now() ? sub : undefined;
    },
  };
};

export type MemberJwt = ReturnType<typeof createMemberJwt>;
