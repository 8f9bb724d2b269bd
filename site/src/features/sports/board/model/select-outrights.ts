import type { OutrightView } from '@pavilion/contract';
import { outrightMarket, selectionId } from '@pavilion/contract/sports';
import type { BoardState } from './address';

/** A participant of a season with its price. */
export interface RankedParticipant {
  readonly participant: OutrightView['participants'][number];
  readonly selection: string;
  /** Europe price in integer thousandths; 0 without one. */
  readonly price: number;
  /** It won none of the simulated seasons, so there is no price. */
  readonly isWithheld: boolean;
}

/** The participants of a season, the favourite first and those without a price last. */
export const rankedParticipants = ({
  id,
  participants,
  markets,
}: OutrightView): readonly RankedParticipant[] => {
  const prices = new Map(
    markets.flatMap(({ lines }) =>
      lines.flatMap(({ selections }) =>
        selections.map(({ side, price, open }) => [side, open ? price : 0] as const),
      ),
    ),
  );
  const rankOf = ({ price, isWithheld }: RankedParticipant) =>
    isWithheld ? Number.POSITIVE_INFINITY : price;
  return participants
    .map((participant) => {
      const price = prices.get(participant.id) ?? 0;
      return {
        participant,
        selection: selectionId({ event: id, ...outrightMarket, q: 0, side: participant.id }),
        price,
        isWithheld: price === 0,
      };
    })
    .toSorted((one, other) => (rankOf(one) < rankOf(other) ? -1 : Number(rankOf(one) > rankOf(other))));
};

const has = (names: readonly { readonly [language: string]: string }[], text: string): boolean =>
  names.some((name) => Object.values(name).some((each) => each.toLowerCase().includes(text)));

/**
 * The seasons that a board shows after its filters, those that are settled last. A search finds the league or one of its
 * participants.
 */
export const selectOutrights = (
  outrights: readonly OutrightView[],
  { leagues, text }: Pick<BoardState, 'leagues' | 'text'>,
): readonly OutrightView[] => {
  const wanted = text.trim().toLowerCase();
  return outrights
    .filter(
      ({ competition, participants }) =>
        (leagues.length === 0 || leagues.includes(competition.id)) &&
        (wanted === '' || has([competition.name, ...participants.map(({ name }) => name)], wanted)),
    )
    .toSorted((one, other) => Number(one.winner !== null) - Number(other.winner !== null));
};
