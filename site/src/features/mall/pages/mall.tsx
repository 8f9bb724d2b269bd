import { type MallGift, type MallGiftKind, mallGiftKinds } from '@pavilion/contract';
import { useMallInfoQuery } from '@pavilion/sdk/react/money';
import {
  BarChart,
  Button,
  breakpoint,
  Card,
  CoinIcon,
  Empty,
  ErrorFallback,
  Modal,
  Skeleton,
  Switch,
  Tabs,
  token,
} from '@pavilion/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { shortDay } from '../../../shared/calendar/moment';
import { coinText } from '../../../shared/coins/coin-text';
import { ErrorMessage } from '../../../shared/errors/error-message';
import { PageHeader } from '../../../shared/layout/page-header';
import { Stack } from '../../../shared/layout/stack';
import { useLocalText, useMessages } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import type { PageProps } from '../../../shared/page/page-props';
import { ClosedNotice } from '../../../shared/protection/closed-notice';
import { useProtection } from '../../../shared/protection/use-protection';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { Exchange } from '../components/exchange-dialog';
import { GiftCard } from '../components/gift-card';
import { mallMessages } from '../messages/mall-messages';
import { giftStateOf } from '../model/gift-state';

const Top = styled.div`
  display: grid;
  grid-template-columns: 280px minmax(0, 1fr);
  gap: ${token.space[4]};
  @media (max-width: ${breakpoint.tablet}px) { grid-template-columns: minmax(0, 1fr); }
`;

const Purse = styled(Card)`
  background: ${token.gradient.hero};
  strong {
    display: flex;
    align-items: center;
    gap: ${token.space[2]};
    margin-block: ${token.space[2]} ${token.space[4]};
    color: ${token.color.value};
    font-size: ${token.text.h1};
    font-variant-numeric: tabular-nums;
    line-height: ${token.leading.tight};
  }
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[3]};
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(280px, 44%), 1fr));
  gap: ${token.space[4]};
`;

const kinds = ['all', ...mallGiftKinds] as const;
type Kind = 'all' | MallGiftKind;

/** Two rows of the grid. */
const skeletons = [1, 2, 3, 4, 5, 6];

/** The mall: coins, and the gifts that they buy (MAL-1). */
export const MallPage = ({ title }: PageProps) => {
  const t = useMessages(mallMessages);
  const text = useLocalText();
  const {
    data: mall,
    error,
    isFetching,
    refetch,
  } = useMallInfoQuery({}, { refetchOnMountOrArgChange: true });
  const closure = useProtection().protection?.closure;
  const [kind, setKind] = useState<Kind>('all');
  const [isAffordable, setAffordable] = useState(false);
  const [chosen, setChosen] = useState<MallGift>();

  const gifts = mall?.gifts
    .map((gift) => ({ gift, state: giftStateOf(gift, mall) }))
    .filter(
      ({ gift, state }) =>
        (kind === 'all' || gift.kind === kind) && (!isAffordable || state.kind === 'ready'),
    );
  const hasFlow = mall?.daily.some((day) => /[1-9]/.test(day.in + day.out));

  const content = () => {
    if (!mall || !gifts)
      return (
        <Grid aria-busy="true">
          {skeletons.map((each) => (
            <li key={each}>
              <Skeleton shape="block" height={300} />
            </li>
          ))}
        </Grid>
      );
    if (gifts.length === 0)
      return (
        <Card>
          <Empty
            picture={<SceneImage name="results" />}
            title={t('emptyTitle')}
            description={t('emptyText')}
            action={
              <Button
                onClick={() => {
                  setKind('all');
                  setAffordable(false);
                }}
              >
                {t('showAll')}
              </Button>
            }
          />
        </Card>
      );
    return (
      <Grid>
        {gifts.map(({ gift, state }) => (
          <GiftCard key={gift.id} gift={gift} state={state} onOrder={() => setChosen(gift)} />
        ))}
      </Grid>
    );
  };

  if (error && !mall)
    return (
      <Stack>
        <PageHeader title={title} lead={t('lead')} scene="festival" />
        <Card>
          <ErrorFallback
            picture={<SceneImage name="network" />}
            title={t('loadFailed')}
            message={<ErrorMessage error={error} />}
            onRetry={refetch}
            retrying={isFetching}
          />
        </Card>
      </Stack>
    );

  return (
    <Stack>
      <PageHeader title={title} lead={t('lead')} sandboxNote="gifts" scene="festival" />
      <Top>
        <Purse aria-busy={!mall}>
          <h2>{t('coins')}</h2>
          <strong>
            <CoinIcon size={32} />
            {mall ? coinText(mall.coins) : <Skeleton width={120} height={48} />}
          </strong>
          {!closure && (
            <Button as={Link} variant="primary" to={paths.activity.calendar}>
              {t('earn')}
            </Button>
          )}
        </Purse>
        <Card title={t('chart')} aria-busy={!mall}>
          {!mall ? (
            <Skeleton height={150} />
          ) : hasFlow ? (
            <BarChart
              label={t('chart')}
              height={110}
              series={[
                { name: t('received'), tone: 'value' },
                { name: t('spent'), tone: 'info' },
              ]}
              groups={mall.daily.map((day) => ({ label: shortDay(day.day), values: [day.in, day.out] }))}
              formatValue={(value) => coinText(String(value))}
            />
          ) : (
            <Empty compact picture={null} title={t('noFlow')} />
          )}
        </Card>
      </Top>
      {closure ? (
        <ClosedNotice closure={closure} onEnd={() => void refetch()} />
      ) : (
        <>
          <Bar>
            <Tabs
              variant="pill"
              label={t('kinds')}
              value={kind}
              onValueChange={setKind}
              items={kinds.map((each) => ({ value: each, label: t(each) }))}
            />
            <Switch checked={isAffordable} onCheckedChange={setAffordable}>
              {t('affordable')}
            </Switch>
          </Bar>
          {content()}
        </>
      )}
      <Modal
        open={chosen !== undefined}
        onOpenChange={() => setChosen(undefined)}
        direction="center"
        title={chosen && t('exchangeOf', { name: text(chosen.title) })}
      >
        {chosen && mall && <Exchange gift={chosen} mall={mall} onDone={() => setChosen(undefined)} />}
      </Modal>
    </Stack>
  );
};
