import { useMallInfoQuery } from '@pavilion/sdk/react/money';
import { BarChart, Card, Empty, Skeleton } from '@pavilion/ui';
import { shortDay } from '../../../shared/calendar/day-text';
import { coinText } from '../../../shared/coins/coin-text';
import { useRecordTexts } from '../hooks/use-record-texts';

const height = 110;

/** Coins in and out by day, whatever the filters of the record select. */
export const CoinChart = () => {
  const { t, locale } = useRecordTexts();
  const { data, isError } = useMallInfoQuery({}, { refetchOnMountOrArgChange: true });
  if (isError && !data) return null;
  const hasFlow = data?.daily.some((day) => /[1-9]/.test(day.in + day.out));
  const content = () => {
    if (!data) return <Skeleton height={height + 40} />;
    if (!hasFlow) return <Empty compact picture={null} title={t('noCoinFlow')} />;
    return (
      <BarChart
        label={t('coinChart')}
        height={height}
        series={[
          { name: t('coinsIn'), tone: 'value' },
          { name: t('coinsOut'), tone: 'info' },
        ]}
        groups={data.daily.map((day) => ({ label: shortDay(day.day, locale), values: [day.in, day.out] }))}
        formatValue={(value) => coinText(String(value))}
      />
    );
  };
  return (
    <Card title={t('coinChart')} aria-busy={!data}>
      {content()}
    </Card>
  );
};
