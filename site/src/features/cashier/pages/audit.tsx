import { requirementStates } from '@pavilion/contract';
import { useTurnoverAuditQuery } from '@pavilion/sdk/react/money';
import { Button, breakpoint, Card, Empty, Tabs } from '@pavilion/ui';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { ErrorMessage } from '../../../shared/errors/error-message';
import { PageHeader } from '../../../shared/layout/page-header';
import { Stack } from '../../../shared/layout/stack';
import { useMessages } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import type { PageProps } from '../../../shared/page/page-props';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { CashierFailed } from '../components/cashier-unavailable';
import { RequirementTable } from '../turnover/components/requirement-table';
import { TurnoverSummary } from '../turnover/components/turnover-summary';
import { turnoverMessages } from '../turnover/messages/turnover-messages';

/** The query parameter of the state filter. */
const stateParam = 'state';
const choices = ['all', ...requirementStates] as const;
const names = { all: 'all', open: 'open', done: 'stateDone', lifted: 'lifted' } as const;

/** On phones the filter wraps below the title. */
const List = styled(Card)`
  @media (max-width: ${breakpoint.phone}px) {
    > header { flex-wrap: wrap; }
    > header > div { max-width: none; }
  }
`;

/** The turnover that is required before a withdrawal (RTE-1). */
export const AuditPage = ({ title }: PageProps) => {
  const t = useMessages(turnoverMessages);
  const [search, setSearch] = useSearchParams();
  const choice = choices.find((each) => each === search.get(stateParam)) ?? 'all';
  const whole = useTurnoverAuditQuery({});
  const { currentData, error, refetch, isFetching } = useTurnoverAuditQuery(
    choice === 'all' ? {} : { state: choice },
  );
  const choose = (next: (typeof choices)[number]) =>
    setSearch(next === 'all' ? {} : { [stateParam]: next }, { replace: true, preventScrollReset: true });
  const hasFailed = error !== undefined && !currentData && !isFetching;
  if (whole.error && !whole.data) {
    return (
      <Stack>
        <PageHeader title={title} lead={t('lead')} scene="ascent" isCool />
        <CashierFailed
          error={whole.error}
          isRetrying={whole.isFetching}
          onRetry={whole.refetch}
          onBack={undefined}
        />
      </Stack>
    );
  }
  return (
    <Stack>
      <PageHeader title={title} lead={t('lead')} scene="ascent" isCool />
      <TurnoverSummary totals={whole.data?.totals} />
      <List
        title={t('list')}
        padding="none"
        extra={
          <Tabs
            variant="segment"
            label={t('filter')}
            items={choices.map((value) => ({ value, label: t(names[value]) }))}
            value={choice}
            onValueChange={choose}
          />
        }
      >
        <RequirementTable
          rows={currentData?.items ?? []}
          status={currentData ? 'ready' : hasFailed ? 'error' : 'loading'}
          onRetry={refetch}
          errorMessage={hasFailed && <ErrorMessage error={error} />}
          empty={
            <Empty
              picture={<SceneImage name="records" />}
              title={t(choice === 'all' ? 'empty' : 'emptyFiltered')}
              description={choice === 'all' && t('emptyText')}
              action={
                choice === 'all' ? (
                  <Button as={Link} to={paths.mine.finance.deposit}>
                    {t('toDeposit')}
                  </Button>
                ) : (
                  <Button onClick={() => choose('all')}>{t('showAll')}</Button>
                )
              }
            />
          }
        />
      </List>
    </Stack>
  );
};
