import { allLimits, type LimitKind, type LimitSpan, limitDefinitions } from '@pavilion/contract';
import type { Row } from './schema';

/** The columns by which the function `play_gate` enforces a limit. */
interface GateColumns {
  /** The member's limit; null: none. */
  readonly limit: keyof Row<'member_play'>;
  /** What the running window has used. */
  readonly counted: keyof Row<'member_play'>;
  /** The brand's limit for all members; null: none. */
  readonly cap: keyof Row<'protection_settings'>;
}

/** The kinds of limits that the gate enforces. */
export type GateKind = {
  [Kind in LimitKind]: (typeof limitDefinitions)[Kind]['enforcedBy'] extends 'gate' ? Kind : never;
}[LimitKind];

const moneyColumns =
  (kind: 'stake' | 'loss') =>
  (span: LimitSpan): GateColumns => ({
    limit: `max_${kind}_${span}`,
    counted: `${kind}_${span}`,
    cap: `cap_${kind}_${span}`,
  });

const columnsOf: Readonly<Record<GateKind, (span: LimitSpan) => GateColumns>> = {
  stake: moneyColumns('stake'),
  loss: moneyColumns('loss'),
  time: () => ({ limit: 'max_minutes', counted: 'played_ms', cap: 'cap_minutes' }),
};

/** Whether the gate enforces limits of a kind. */
export const isOfGate = (kind: LimitKind): kind is GateKind => limitDefinitions[kind].enforcedBy === 'gate';

/** Every limit that the gate enforces, with its columns. */
export const gateLimits = allLimits.flatMap(({ kind, span }) =>
  isOfGate(kind) ? [{ kind, span, ...columnsOf[kind](span) }] : [],
);
