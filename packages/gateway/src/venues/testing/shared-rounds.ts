import { createRoundClock } from '../../domain/play/tables/round-clock';
import type { TestGateway } from '../../testing/test-gateway';
import { tableGames } from '../tables';

const roundClock = createRoundClock('Asia/Shanghai');

/** A table whose rounds any test can draw. */
export const pc28 = tableGames.find(({ code }) => code === 'pc28')!;

/** Plays rounds of `pc28` on a test gateway, by its clock. */
export const createSharedRounds = (gateway: TestGateway) => {
  let count = 0;
  const roundAt = (moment: number) => roundClock.roundAt(pc28.clock, moment);
  const running = () => roundAt(gateway.clock.now());
  return {
    roundAt,
    running,
    newMember: async () => {
      const member = await gateway.newMember(`checker${++count}`);
      await gateway.credit(member.id, 100_000n);
      return member;
    },
    /** Places a slip of 1.00 on the running round. */
    place: (memberId: string, clientSeed: string) =>
      gateway.services.tables.place(
        { memberId, gameCode: pc28.code },
        {
          key: `fair-slip-${++count}`,
          round: running().no,
          clientSeed,
          lines: [{ selection: 'big', stake: '1.00' }],
        },
      ),
    drawRunning: async () => {
      gateway.clock.advance(running().drawsAt - gateway.clock.now());
      await gateway.services.tables.advance();
    },
    startNext: () => gateway.clock.advance(running().endsAt - gateway.clock.now()),
  };
};
