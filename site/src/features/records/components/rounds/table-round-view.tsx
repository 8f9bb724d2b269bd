import type { TableLine, TableRound } from '@pavilion/contract';
import { Badge, CheckIcon } from '@pavilion/ui';
import { useLocalText, useMessages } from '../../../../shared/messages';
import { Money } from '../../../../shared/money/money';
import { Lines, RoundRoot, Sheet, Stack } from './layout';
import { type RoundText, roundMessages } from './messages/round-messages';
import { OutcomeOf } from './outcomes';

/** Compares amounts as text: both have two decimals and no sign. */
const compareAmounts = (one: string, other: string): number =>
  one.length - other.length || (one < other ? -1 : Number(one > other));

/** What a line came to: a return equal to the stake is no win. */
const lineResult = ({ stake, payout }: TableLine): RoundText => {
  if (payout === null) return 'waiting';
  if (payout === '0.00') return 'lost';
  const difference = compareAmounts(payout, stake);
  if (difference === 0) return 'returned';
  return difference > 0 ? 'won' : 'partlyReturned';
};

const LineSheet = ({ lines }: { readonly lines: readonly TableLine[] }) => {
  const t = useMessages(roundMessages);
  const text = useLocalText();
  return (
    <Sheet
      label={t('slip')}
      head={[t('line'), t('lineStake'), t('linePayout'), t('lineResult')]}
      rows={lines.map((line) => {
        const result = lineResult(line);
        const name = (
          <>
            {result === 'won' && <CheckIcon size={14} />}
            {text(line.name)}
          </>
        );
        return {
          key: line.selection,
          isMarked: result === 'won',
          cells: [
            name,
            <Money key="stake" value={line.stake} />,
            line.payout === null ? '–' : <Money key="payout" value={line.payout} />,
            t(result),
          ],
        };
      })}
    />
  );
};

/** A slip: the outcome of its round, drawn, and its lines with what they paid. */
export const TableRoundView = ({ round }: { readonly round: TableRound }) => {
  const t = useMessages(roundMessages);
  const { kind, outcome, lines } = round;
  const isVoid = outcome === null && lines.every(({ payout }) => payout !== null);
  return (
    <RoundRoot>
      <Stack>
        <h3>{t('issue', { round: round.round })}</h3>
        {outcome === null ? (
          <div>
            <Badge tone={isVoid ? 'info' : 'warning'}>{t(isVoid ? 'voidRound' : 'notDrawn')}</Badge>
          </div>
        ) : (
          <OutcomeOf kind={kind} outcome={outcome} />
        )}
      </Stack>
      <Lines>
        <h3>{t('slip')}</h3>
        <LineSheet lines={lines} />
      </Lines>
    </RoundRoot>
  );
};
