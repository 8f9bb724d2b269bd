import type { GameRound } from '@pavilion/contract';

/** The part of a round that its random numbers decide, as the page that checks rounds reads it. */
const drawnPart = (round: GameRound): object | null => {
  switch (round.kind) {
    case 'slots': {
      // Symbols and wins follow from what was drawn. Every other field is sent, so that a new draw is checked too.
      const { kind: _kind, grid: _grid, wins: _wins, proof: _proof, ...drawn } = round;
      return drawn;
    }
    case 'blackjack':
      return { hands: round.hands.map(({ cards }) => ({ cards })), dealer: round.dealer };
    case 'three-cards':
      return { player: round.player, dealer: round.dealer };
    case 'robbed-niuniu':
      return { seats: round.seats.map(({ cards, bid, bet }) => ({ cards, bid, bet })), banker: round.banker };
    case 'fishing':
      // The version says what each fish pays.
      return { shots: round.shots, ...(round.proof && { proof: { version: round.proof.version } }) };
    default:
      return round.outcome;
  }
};

/** The round of a table and the own bet in it: the page looks for the bet in the list of the round. */
const sharedPart = (round: GameRound, betId: string): Readonly<Record<string, string>> =>
  'lines' in round
    ? { round: round.round, own: round.clientSeed === undefined ? betId : `${betId}:${round.clientSeed}` }
    : {};

interface FairPage {
  /** The origin of the game pages. */
  readonly origin: string;
  readonly gameCode: string;
  readonly betId: string;
  readonly locale: string;
  readonly theme: string;
}

/**
 * The address of the page that recomputes a round and compares it with the record; undefined until the seed is revealed.
 * The values are in the fragment, which browsers do not send.
 */
export const fairAddress = (
  round: GameRound,
  { origin, gameCode, betId, locale, theme }: FairPage,
): string | undefined => {
  const { proof } = round;
  if (!proof?.seed) return undefined;
  const drawn = drawnPart(round);
  const values = new URLSearchParams({
    game: gameCode,
    seed: proof.seed,
    client: proof.clientSeed,
    nonce: String(proof.nonce),
    commitment: proof.commitment,
    ...(drawn && { outcome: JSON.stringify(drawn) }),
    ...sharedPart(round, betId),
  });
  return `${origin}/fair?${new URLSearchParams({ lang: locale, theme })}#${values}`;
};
