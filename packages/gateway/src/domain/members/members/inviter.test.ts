import type { CallRequest } from '@pavilion/contract';
import fc from 'fast-check';
import { createTestGateway, type TestGateway } from '../../../testing/test-gateway';

const minute = 60_000;

interface Registration {
  readonly by: 'nobody' | 'member' | 'agent';
  readonly of: number;
  readonly kind: 'r_code' | 'i_code' | 'invite_code';
  readonly isAgent: boolean;
}

/** A registration by a link of an earlier member or agent, or without one, and whether the member then becomes an agent. */
const registration: fc.Arbitrary<Registration> = fc.record({
  by: fc.constantFrom<Registration['by']>('nobody', 'member', 'member', 'agent', 'agent'),
  of: fc.nat(),
  kind: fc.constantFrom<Registration['kind']>('r_code', 'i_code', 'invite_code'),
  isAgent: fc.boolean(),
});

interface Known {
  readonly id: string;
  readonly inviteCode: string;
  readonly inviter: string | null;
  readonly agent: string | null;
  /** Its own code as an agent. */
  code?: string;
}

describe('invitations and agencies of registered members', () => {
  let gateway: TestGateway;
  let names = 0;
  beforeAll(async () => {
    gateway = await createTestGateway();
  });
  afterAll(() => gateway.close());

  it('[INV-5][AGT-3] are forests: an inviter and an agent above are older, and a tie never changes', async () => {
    const { db, agents } = gateway.services;
    const known: Known[] = [];
    const register = async ({ by, of, kind, isAgent }: Registration) => {
      const codes = known.flatMap(({ code }) => (code === undefined ? [] : [code]));
      const above = by === 'member' ? known[of % (known.length || 1)] : undefined;
      const agent = by === 'agent' ? codes[of % (codes.length || 1)] : undefined;
      const code = above?.inviteCode ?? agent;
      gateway.clock.advance(minute);
      const body: CallRequest<'register'> = {
        ...{ account: `forest${names++}`, password: 'Passw0rd1', ofAge: true, acceptsTerms: true },
        ...(code !== undefined && { invite: { kind, code } }),
      };
      const { id, inviteCode } = (await gateway.call('register', body)).data.member;
      const member: Known = {
        ...{ id, inviteCode, inviter: above?.id ?? null, agent: above ? above.agent : (agent ?? null) },
      };
      known.push(member);
      if (!isAgent) return;
      await agents.apply(id, { name: '云上推广', contact: 'agent@example.com', channels: '微信社群' });
      await agents.review(id, true);
      const row = await db.selectFrom('agents').select('code').where('member_id', '=', id).executeTakeFirst();
      member.code = row!.code;
    };
    for (const each of fc.sample(registration, { numRuns: 60, seed: 8 })) await register(each);

    const rows = await db
      .selectFrom('members')
      .leftJoin('agents', 'agents.member_id', 'members.id')
      .select([
        'members.id',
        'inviter_id',
        'agent_code',
        'registered_at',
        'agents.code',
        'agents.parent_code',
      ])
      .where(
        'members.id',
        'in',
        known.map(({ id }) => id),
      )
      .orderBy('registered_at')
      .execute();
    // As noted at the registration, also after others joined below.
    expect(rows.map(({ id, inviter_id, agent_code }) => [id, inviter_id, agent_code])).toEqual(
      known.map(({ id, inviter, agent }) => [id, inviter, agent]),
    );
    const placeOf = (id: string) => rows.findIndex((row) => row.id === id);
    const placeOfAgent = (code: string) => rows.findIndex((row) => row.code === code);
    for (const [place, { inviter_id, agent_code, code, parent_code }] of rows.entries()) {
      if (inviter_id !== null) expect(placeOf(inviter_id)).toBeLessThan(place);
      if (agent_code !== null) expect(placeOfAgent(agent_code)).toBeLessThan(place);
      // An agent is below the agent whose member it is.
      if (code !== null) expect(parent_code).toBe(agent_code);
    }
    // A walk up from every agent ends at a root.
    const depth = (code: string | null, steps = 0): number =>
      code === null || steps > rows.length ? steps : depth(rows[placeOfAgent(code)]!.parent_code, steps + 1);
    const depths = rows.map(({ parent_code }) => depth(parent_code));
    expect(Math.max(...depths)).toBeLessThanOrEqual(rows.length);
    expect(Math.max(...depths)).toBeGreaterThan(1);
  });
});
