import type { Clock } from '../../../clock';
import type { SiteState } from '../../operations';

/**
 * The clock of the rounds of all tables. In a sandbox it can be moved ahead, never back. Bets and ledger entries keep the real
 * time. Gateways that do not know the same move yet are as gateways whose clocks differ.
 */
export interface TableClock extends Clock {
  /** Reads moves of other gateways of the database. */
  refresh(): Promise<void>;
  moveAhead(milliseconds: number): Promise<void>;
}

export const createTableClock = ({
  clock,
  siteState,
  isMovable,
}: {
  clock: Clock;
  siteState: Pick<SiteState, 'current' | 'increase'>;
  isMovable: boolean;
}): TableClock => {
  let ahead = 0;
  return {
    now: () => clock.now() + ahead,
    async refresh() {
      if (!isMovable) return;
      const { settings } = await siteState.current();
      // The state may be a moment old.
      ahead = Math.max(ahead, settings.tableClockAhead);
    },
    async moveAhead(milliseconds) {
      // guard: table-clock-of-sandbox
      if (!isMovable) throw new Error('The clock of the tables is moved in a sandbox only');
      ahead = await siteState.increase('tableClockAhead', milliseconds);
    },
  };
};
