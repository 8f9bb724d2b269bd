/** A final score of a competition's match. */
export interface PastResult {
  readonly home: string;
  readonly away: string;
  readonly score: readonly [home: number, away: number];
  readonly startsAt: number;
}

/** A row of a table. */
export interface Standing {
  readonly participant: string;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly scored: number;
  readonly conceded: number;
  /** 3 for a win, 1 for a draw. */
  readonly points: number;
  /** Of the last five matches, the latest first: W, D or L. */
  readonly form: string;
}

const formLength = 5;

const letterOf = (difference: number) => (difference > 0 ? 'W' : difference < 0 ? 'L' : 'D');

/** Scores of each participant, the latest match first. */
const byParticipant = (results: readonly PastResult[]) => {
  const scores = new Map<string, [own: number, other: number][]>();
  const add = (participant: string, own: number, other: number) => {
    scores.set(participant, [...(scores.get(participant) ?? []), [own, other]]);
  };
  for (const { home, away, score } of [...results].sort((one, other) => other.startsAt - one.startsAt)) {
    add(home, score[0], score[1]);
    add(away, score[1], score[0]);
  }
  return scores;
};

/** The table of a competition: by points, difference and points scored. */
export const standingsOf = (results: readonly PastResult[]): readonly Standing[] =>
  [...byParticipant(results)]
    .map(([participant, scores]): Standing => {
      const letters = scores.map(([own, other]) => letterOf(own - other));
      const count = (letter: string) => letters.filter((each) => each === letter).length;
      const sum = (index: 0 | 1) => scores.reduce((total, score) => total + score[index], 0);
      return {
        participant,
        played: scores.length,
        won: count('W'),
        drawn: count('D'),
        lost: count('L'),
        scored: sum(0),
        conceded: sum(1),
        points: 3 * count('W') + count('D'),
        form: letters.slice(0, formLength).join(''),
      };
    })
    .sort(
      (one, other) =>
        other.points - one.points ||
        other.scored - other.conceded - (one.scored - one.conceded) ||
        other.scored - one.scored ||
        (one.participant < other.participant ? -1 : 1),
    );
