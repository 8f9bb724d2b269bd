import {
  type BetRecord,
  type GameRound,
  type RoundKind,
  roundParsers,
  type TableRound,
  type TableRoundKind,
  tableRoundKinds,
} from '@pavilion/contract';
import type { ComponentType, ReactNode } from 'react';
import { BlackjackView } from './rounds/blackjack-view';
import { FishingView } from './rounds/fishing-view';
import { ProofFacts } from './rounds/proof-facts';
import { ReplayedRound } from './rounds/replay';
import { RobbedNiuniuView } from './rounds/robbed-niuniu-view';
import { SlotRoundView } from './rounds/slot-round-view';
import { parseSportDetail, SportBetView } from './rounds/sport-bet-view';
import { TableRoundView } from './rounds/table-round-view';
import { ThreeCardsView } from './rounds/three-cards-view';

/** Renders the round of a bet from its `detail`, or answers undefined when the detail is invalid. */
type RoundView = (detail: unknown, bet: BetRecord) => ReactNode | undefined;

/** Views by the kind of the round. */
export type RoundViews = Readonly<Record<string, RoundView>>;

/** A row of the registry: `parse` validates the detail, `View` renders what it answers. */
export const roundView =
  <Round,>(
    parse: (detail: unknown) => Round | undefined,
    View: ComponentType<{ readonly round: Round }>,
  ): RoundView =>
  (detail) => {
    const round = parse(detail);
    return round && <View round={round} />;
  };

/** Whether there is something to play again: a round of a table that is not drawn or void has no outcome, and a magazine may have no hits. */
const isDrawn = (round: GameRound): boolean => {
  if (round.kind === 'fishing') return round.shots.length > 0;
  return !('outcome' in round) || round.outcome !== null;
};

/** A row of the registry for a round of this gateway, with its replay and its proof below. */
const provenView =
  <Round extends GameRound>(
    parse: (detail: unknown) => Round | undefined,
    View: ComponentType<{ readonly round: Round }>,
  ): RoundView =>
  (detail, bet) => {
    const round = parse(detail);
    if (!round) return undefined;
    const view = (
      <>
        <View round={round} />
        {round.proof && <ProofFacts round={round} proof={round.proof} bet={bet} />}
      </>
    );
    return isDrawn(round) ? <ReplayedRound>{view}</ReplayedRound> : view;
  };

/** All kinds of tables have one view, which draws the outcome by its kind. */
const tableViews = Object.fromEntries(
  tableRoundKinds.map((kind) => [kind, provenView<TableRound>(roundParsers[kind], TableRoundView)]),
) as Record<TableRoundKind, RoundView>;

const gameViews = {
  slots: provenView(roundParsers.slots, SlotRoundView),
  ...tableViews,
  blackjack: provenView(roundParsers.blackjack, BlackjackView),
  'three-cards': provenView(roundParsers['three-cards'], ThreeCardsView),
  'robbed-niuniu': provenView(roundParsers['robbed-niuniu'], RobbedNiuniuView),
  fishing: provenView(roundParsers.fishing, FishingView),
} satisfies Record<RoundKind, RoundView>;

/** One row a kind of round, and that of sports bets. */
export const roundViews: RoundViews = {
  ...gameViews,
  sport: (detail, bet) => {
    const sportDetail = parseSportDetail(detail);
    return sportDetail && <SportBetView detail={sportDetail} bet={bet} />;
  },
};
