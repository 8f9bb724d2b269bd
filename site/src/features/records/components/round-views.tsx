import { type RoundKind, roundParsers } from '@pavilion/contract';
import type { ComponentType, ReactNode } from 'react';
import { SlotRoundView } from './slot-round-view';

/** Renders the round of a bet from its `detail`, or answers undefined when the detail is invalid. */
type RoundView = (detail: unknown) => ReactNode | undefined;

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

/** One row a kind of round. */
export const roundViews: RoundViews = {
  slots: roundView(roundParsers.slots, SlotRoundView),
} satisfies Record<RoundKind, RoundView>;
