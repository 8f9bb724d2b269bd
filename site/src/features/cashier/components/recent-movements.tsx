import type { Transaction } from '@pavilion/contract';
import { formatAmount } from '@pavilion/format';
import { Button, Card, Empty, Skeleton, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { useTimeText } from '../../../shared/calendar/time-zone';
import { IconTile } from '../../../shared/layout/icon-tile';
import { useLocalText, useMessages } from '../../../shared/messages';
import { Money } from '../../../shared/money/money';
import { Link } from '../../../shared/navigation/link';
import { transactionIcons, transactionKindMessages } from '../../../shared/payment/transaction-kinds';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { cashierMessages } from '../messages/cashier-messages';
import { MoreLink, SideList } from './side-list';

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token.space[3]};
  min-height: 64px;
  padding: ${token.space[2]} ${token.space[5]};
  small { color: ${token.color.inkMuted}; font-size: ${token.text.sm}; }
`;

const TextBlock = styled.span<{ $end?: boolean }>`
  display: grid;
  justify-items: ${({ $end }) => ($end ? 'end' : 'start')};
  min-width: 0;
  b { font-weight: ${token.weight.medium}; }
  &:last-child b { font-size: ${token.text.lg}; font-weight: ${token.weight.bold}; }
`;

const skeletonKeys = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The latest transactions; undefined while loading. */
export const RecentMovements = ({ movements }: { movements: readonly Transaction[] | undefined }) => {
  const t = useMessages(cashierMessages);
  const kindName = useMessages(transactionKindMessages);
  const text = useLocalText();
  const timeText = useTimeText();
  const rows = movements?.map(({ id, kind, title, at, amount, balanceAfter }) => {
    const { icon: Icon, tone } = transactionIcons[kind];
    return (
      <Row key={id}>
        <IconTile $tone={tone} $size={40}>
          <Icon size={20} />
        </IconTile>
        <TextBlock>
          <b>{text(title)}</b>
          <small className="pv-num">
            {kindName(kind)} · {timeText(at, 'minute')}
          </small>
        </TextBlock>
        <TextBlock $end>
          <b>
            <Money value={amount} tone="movement" />
          </b>
          <small className="pv-num">{t('balanceAfter', { amount: formatAmount(balanceAfter) })}</small>
        </TextBlock>
      </Row>
    );
  });
  return (
    <Card
      title={t('recentTitle')}
      padding="none"
      aria-busy={!movements}
      extra={<MoreLink to={paths.mine.record.transactions}>{t('allRecords')}</MoreLink>}
    >
      {rows?.length === 0 ? (
        <Empty
          compact
          picture={<SceneImage name="records" />}
          title={t('recentEmpty')}
          description={t('recentEmptyText')}
          action={
            <Button as={Link} to={paths.mine.finance.deposit}>
              {t('firstDeposit')}
            </Button>
          }
        />
      ) : (
        <SideList>
          {rows ??
            skeletonKeys.map((key) => (
              <Row key={key}>
                <Skeleton shape="block" width={40} height={40} />
                <Skeleton lines={2} width="50%" />
                <Skeleton width={96} />
              </Row>
            ))}
        </SideList>
      )}
    </Card>
  );
};
