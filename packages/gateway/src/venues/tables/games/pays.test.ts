import { fairStream } from '../../fair';
import { betsOf } from '../../testing/bets-of-game';
import { paysOf } from '../../testing/table-pays';
import { tableGames } from '.';

const draws = 300;

describe('the bets on a table game', () => {
  it.each(tableGames)(
    '[GAM-2] pay on their classes of outcomes and on random draws what a second implementation pays ($code)',
    (game) => {
      const different: string[] = [];
      const compare = (bet: string, outcome: unknown) => {
        const [returned, pays] = [game.returnOf(bet, outcome), paysOf(game.code, bet, outcome)];
        if (returned !== pays)
          different.push(`${bet} ${JSON.stringify(outcome)}: ${returned} here, ${pays} in table-pays.ts`);
      };
      const bets = betsOf(game);
      // Ties of two hands are so rare that few draws have one.
      for (const bet of bets) for (const [outcome] of game.outcomes(bet)) compare(bet, outcome);
      for (let nonce = 1; nonce <= draws; nonce += 1) {
        // The signs of mark six change with the year.
        const drawnAt = new Date(Date.UTC(2020 + (nonce % 12), 6, 1));
        const random = fairStream({ serverSeed: game.code, clientSeed: 'pays', nonce });
        const outcome = game.draw(random, drawnAt);
        for (const bet of bets) compare(bet, outcome);
      }
      expect(different.slice(0, 5)).toEqual([]);
    },
  );
});
