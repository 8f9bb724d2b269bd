import { type MallGift, type MallGiftKind, mallGiftKinds } from '@pavilion/contract';
import { useMallInfoQuery } from '@pavilion/sdk/react/money';
import {
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
import { Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { coinText } from '../../../shared/coins/coin-text';
import { ErrorMessage } from '../../../shared/errors/error-message';
import { centredLast } from '../../../shared/layout/centred-last';
import { FootBar } from '../../../shared/layout/foot-bar';
import { PageHeader } from '../../../shared/layout/page-header';
import { Stack } from '../../../shared/layout/stack';
import { Lazy } from '../../../shared/lazy/lazy';
import { lazyComponent } from '../../../shared/lazy/lazy-component';
import { useLocalText, useMessages } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import type { PageProps } from '../../../shared/page/page-props';
import { ClosedNotice } from '../../../shared/protection/closed-notice';
import { useProtection } from '../../../shared/protection/use-protection';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { GiftCard } from '../components/gift-card';
import { mallMessages } from '../messages/mall-messages';
import { giftStateOf } from '../model/gift-state';

/** With the submission and its form, which the page itself does not need. */
const exchange = lazyComponent(
  'features/mall/components/exchange-dialog.tsx',
  'Exchange',
  () => import('../components/exchange-dialog'),
);

/** What the member has and how it filters the gifts, on one line also on phones. */
const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]} ${token.space[5]};
  @media (max-width: ${breakpoint.phone}px) { flex: 1 0 100%; justify-content: space-between; column-gap: ${token.space[2]}; }
`;

const Purse = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  min-height: ${token.control.md};
  color: ${token.color.value};
  h2 { color: ${token.color.inkMuted}; font-size: ${token.text.sm}; font-weight: ${token.weight.regular}; }
  strong {
    font-family: ${token.font.number};
    font-size: ${token.text.h3};
    font-variant-numeric: tabular-nums;
    line-height: ${token.leading.tight};
    text-shadow: ${token.shadow.number};
  }
  @media (max-width: ${breakpoint.phone}px) {
    /* The coin says it. */
    h2 { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  }
`;

/** Columns on wide screens: those that leave fewer places of the last row empty. */
const columnsOf = (gifts: number): 3 | 4 => ((4 - (gifts % 4)) % 4 <= (3 - (gifts % 3)) % 3 ? 4 : 3);

const Gifts = styled.div`
  container-type: inline-size;
`;

const Grid = styled.ul<{ $columns: 3 | 4 }>`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token.space[3]};
  @container (max-width: 639px) { ${centredLast(2, token.space[3])} }
  @container (min-width: 640px) { grid-template-columns: repeat(3, minmax(0, 1fr)); gap: ${token.space[4]}; }
  @container (min-width: 860px) { grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr)); }
`;

const kinds = ['all', ...mallGiftKinds] as const;
type Kind = 'all' | MallGiftKind;

/** Three rows of the grid. */
const skeletons = [1, 2, 3, 4, 5, 6, 7, 8, 9];

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

  const content = () => {
    if (!mall || !gifts)
      return (
        <Gifts>
          <Grid $columns={columnsOf(skeletons.length)} aria-busy="true">
            {skeletons.map((each) => (
              <li key={each}>
                <Skeleton shape="block" height={304} />
              </li>
            ))}
          </Grid>
        </Gifts>
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
      <Gifts>
        <Grid $columns={columnsOf(mall.gifts.length)}>
          {gifts.map(({ gift, state }) => (
            <GiftCard key={gift.id} gift={gift} state={state} onOrder={() => setChosen(gift)} />
          ))}
        </Grid>
      </Gifts>
    );
  };

  if (error && !mall)
    return (
      <Stack>
        <PageHeader title={title} lead={t('lead')} scene="market" />
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
      <PageHeader
        title={title}
        lead={t('lead')}
        sandboxNote="gifts"
        scene="market"
        isBrief
        foot={
          <FootBar>
            {!closure && (
              <Tabs
                variant="pill"
                label={t('kinds')}
                value={kind}
                onValueChange={setKind}
                items={kinds.map((each) => ({ value: each, label: t(each) }))}
              />
            )}
            <Tools>
              <Purse aria-busy={!mall}>
                <CoinIcon size={24} />
                <h2>{t('coins')}</h2>
                <strong>{mall ? coinText(mall.coins) : <Skeleton width={44} height={29} />}</strong>
                {!closure && (
                  <Button as={Link} size="sm" to={paths.activity.calendar}>
                    {t('earn')}
                  </Button>
                )}
              </Purse>
              {!closure && (
                <Switch checked={isAffordable} onCheckedChange={setAffordable}>
                  {t('affordable')}
                </Switch>
              )}
            </Tools>
          </FootBar>
        }
      />
      {closure ? <ClosedNotice closure={closure} onEnd={() => void refetch()} /> : content()}
      <Modal
        open={chosen !== undefined}
        onOpenChange={() => setChosen(undefined)}
        direction="center"
        title={chosen && t('exchangeOf', { name: text(chosen.title) })}
      >
        {chosen && mall && (
          <Suspense fallback={<Skeleton height={320} />}>
            <Lazy
              component={exchange}
              props={{ gift: chosen, mall, onDone: () => setChosen(undefined) }}
              fallback={(retry) => (
                <ErrorFallback
                  picture={<SceneImage name="network" />}
                  title={t('loadFailed')}
                  onRetry={retry}
                />
              )}
            />
          </Suspense>
        )}
      </Modal>
    </Stack>
  );
};
