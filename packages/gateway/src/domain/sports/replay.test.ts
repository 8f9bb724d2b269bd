import { sports } from '@pavilion/contract/sports';
import { bookOf, simulate } from './engine/book';
import { fullOffer } from './engine/offers';
import { commitmentOf } from './engine/seeds';
import { type PublishedMatch, replayMatch } from './replay';
import { eventsOfDay, paramsOf } from './schedule/schedule';

const day = eventsOfDay('2026-11-22');
const hours12 = 12 * 3_600_000;

/** Matches of the schedule as they are published after their end, with the scores that the sportsbook settled by. */
const published = sports.flatMap((sport) =>
  day
    .filter((event) => event.sport === sport)
    .slice(0, 8)
    .map((event) => {
      const params = paramsOf(event, 'secret');
      const { scores, status } = bookOf(simulate(params), [], event.startsAt + hours12, fullOffer);
      const { opening, spread, bestOf } = params;
      const match: PublishedMatch = {
        sport,
        commitment: commitmentOf(params.seed),
        seed: Buffer.from(params.seed).toString('hex'),
        setup: { opening: [...opening], spread: [...spread], bestOf },
      };
      return { sport, match, scores, status };
    }),
);

describe('the replay of a match', () => {
  it('[SPT-8] has the scores of the sportsbook and the digest of the commitment, in every sport', () => {
    expect(new Set(published.map(({ sport }) => sport))).toEqual(new Set(sports));
    for (const { match, scores, status } of published) {
      expect(status).toBe('settled');
      expect(replayMatch(match)).toEqual({ digest: match.commitment, isCommitted: true, scores });
    }
  });

  it('[SPT-8] finds a seed that was changed: it is not the committed one, and most give other scores', () => {
    let same = 0;
    for (const { match, scores } of published) {
      const last = match.seed.endsWith('0') ? '1' : '0';
      const replay = replayMatch({ ...match, seed: match.seed.slice(0, -1) + last });
      expect(replay.isCommitted).toBe(false);
      if (JSON.stringify(replay.scores) === JSON.stringify(scores)) same += 1;
    }
    expect(same).toBeLessThan(published.length / 4);
  });

  it('[SPT-8] finds a commitment that was changed', () => {
    const { match } = published[0]!;
    expect(replayMatch({ ...match, commitment: '0'.repeat(64) }).isCommitted).toBe(false);
  });

  it.each(['', 'beef', 'g'.repeat(64), 'A'.repeat(64)])('[SPT-8] rejects “%s” as a seed', (seed) => {
    expect(() => replayMatch({ ...published[0]!.match, seed })).toThrow(RangeError);
  });
});
