import type { EventView } from '@pavilion/contract';
import { useSportsPriceHistoryQuery } from '@pavilion/sdk/react/money';
import { ErrorFallback, Skeleton, Sparkline, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useTimeText } from '../../../../shared/calendar/time-zone';
import { useLocalText, useMessages } from '../../../../shared/messages';
import { useClient } from '../../../../shared/session/session-context';
import { detailMessages } from '../../details/messages/detail-messages';
import type { MarketLayout } from '../../feed/feed-types';
import { useCell } from '../../feed/use-cell';
import type { BoardState } from '../model/address';
import { selectionName } from '../model/names';

const height = 44;
/** How often the history of an opened market is requested again, ms. */
const interval = 30_000;

const Root = styled.div`
  display: grid;
  gap: ${token.space[1]};
  padding: 0 ${token.space[3]} ${token.space[2]};
  color: ${token.color.inkMuted};
  font-size: ${token.text.xs};
`;

/** A price in thousandths as Europe shows it. */
const priceText = (price: number | string) => (Number(price) / 1000).toFixed(2);

interface PriceHistoryProps {
  readonly event: EventView;
  readonly market: MarketLayout;
  readonly provider: BoardState['provider'];
  readonly label: string;
}

/** How the price of a market moved: of the first side of its main line, up to the price that the feed has now. */
export const PriceHistory = ({ event, market, provider, label }: PriceHistoryProps) => {
  const t = useMessages(detailMessages);
  const text = useLocalText();
  const timeText = useTimeText();
  const [line] = market.lines;
  const { id, side } = line!.selections[0]!;
  const now = useCell(id);
  const client = useClient();
  const { data, isError, isFetching, refetch } = useSportsPriceHistoryQuery(
    { provider, selection: id },
    { pollingInterval: interval, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: true },
  );
  const content = () => {
    if (!data) {
      return isError ? (
        <ErrorFallback compact onRetry={refetch} retrying={isFetching} />
      ) : (
        <Skeleton shape="block" height={height} />
      );
    }
    const points = data.points.map(({ at, price }) => ({ label: timeText(at, 'time'), value: price }));
    if (now && now.price > 0) points.push({ label: timeText(client.now(), 'time'), value: now.price });
    if (new Set(points.map(({ value }) => value)).size < 2) return t('priceHistoryEmpty');
    return <Sparkline label={label} points={points} height={height} formatValue={priceText} />;
  };
  return (
    <Root>
      <span>{selectionName(t, text, event, { type: market.type, q: line!.q, side })}</span>
      {content()}
    </Root>
  );
};
