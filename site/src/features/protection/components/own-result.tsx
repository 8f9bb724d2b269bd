import { type SummarySpan, summarySpans } from '@pavilion/contract';
import { formatAmount } from '@pavilion/format';
import { usePlaySummaryQuery } from '@pavilion/sdk/react/money';
import { breakpoint, Card, ErrorFallback, Skeleton, Tabs, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { ErrorMessage } from '../../../shared/errors/error-message';
import { useMessages } from '../../../shared/messages';
import { Money } from '../../../shared/money/money';
import { Link } from '../../../shared/navigation/link';
import { useQueryParams } from '../../../shared/navigation/use-query-params';
import { isPositive, resultOf, settledNet } from '../../../shared/protection/play-model';
import { usePlayTime } from '../../../shared/protection/use-play-time';
import { protectionMessages } from '../messages/protection-messages';

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(220px, 1fr) minmax(0, 2fr);
  gap: ${token.space[6]};
  min-height: 132px;
  align-items: center;
  @media (max-width: ${breakpoint.tablet}px) { grid-template-columns: minmax(0, 1fr); gap: ${token.space[4]}; }
`;

const Headline = styled.div`
  display: grid;
  gap: ${token.space[1]};
  > p:first-child { font-size: ${token.text.lg}; }
  > p:last-child { color: ${token.color.inkMuted}; font-size: ${token.text.sm}; }
  a { color: ${token.color.accentText}; text-decoration: underline; text-underline-offset: 3px; }
`;

const Sum = styled.p`
  min-height: 48px;
  font-size: ${token.text.h2};
  font-weight: ${token.weight.bold};
  line-height: 1.5;
`;

const Sums = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${token.space[4]};
  margin: 0;
  padding-left: ${token.space[6]};
  border-left: 1px solid ${token.color.line};
  dt { color: ${token.color.inkMuted}; font-size: ${token.text.sm}; }
  dd small { display: block; color: ${token.color.inkMuted}; font-size: ${token.text.sm}; font-weight: ${token.weight.regular}; }
  dd { margin: 0; min-height: 28px; font-size: ${token.text.lg}; font-weight: ${token.weight.medium}; }
  @media (max-width: ${breakpoint.tablet}px) {
    padding: ${token.space[4]} 0 0;
    border-width: 1px 0 0;
    border-style: solid;
    border-color: ${token.color.line};
  }
  @media (max-width: ${breakpoint.phone}px) { dd { font-size: ${token.text.md}; } }
`;

const spanTexts = {
  day: { name: 'spanDay', loss: 'lossDay', gain: 'gainDay', even: 'evenDay' },
  week: { name: 'spanWeek', loss: 'lossWeek', gain: 'gainWeek', even: 'evenWeek' },
  month: { name: 'spanMonth', loss: 'lossMonth', gain: 'gainMonth', even: 'evenMonth' },
  quarter: { name: 'spanQuarter', loss: 'lossQuarter', gain: 'gainQuarter', even: 'evenQuarter' },
} as const satisfies Readonly<Record<SummarySpan, object>>;
const sumKeys = ['deposits', 'withdrawals', 'netDeposits', 'stakes', 'payouts', 'net'] as const;

/** The span in the address, which a reload and Back keep. */
const spanParam = 'span';

/** The member’s own result of a span, first in words (PRO-4). */
export const OwnResult = () => {
  const t = useMessages(protectionMessages);
  const playTime = usePlayTime();
  const [params, setParams] = useQueryParams();
  const span = summarySpans.find((each) => each === params.get(spanParam)) ?? 'day';
  const setSpan = (next: string) =>
    setParams(
      (now) => {
        const query = new URLSearchParams(now);
        query.set(spanParam, next);
        return query;
      },
      { replace: true, preventScrollReset: true },
    );
  const { currentData: data, error, refetch, isFetching } = usePlaySummaryQuery({ span });
  const net = data && settledNet(data);
  const result = net === undefined ? undefined : resultOf(net);
  const hasPlayed = data !== undefined && (data.rounds > 0 || result?.kind !== 'even');
  return (
    <Card
      title={t('resultTitle')}
      aria-busy={!data && !error}
      extra={
        <Tabs
          variant="segment"
          label={t('resultSpan')}
          items={summarySpans.map((value) => ({ value, label: t(spanTexts[value].name) }))}
          value={span}
          onValueChange={setSpan}
        />
      }
    >
      {error && !data ? (
        <ErrorFallback
          title={t('summaryFailed')}
          message={<ErrorMessage error={error} />}
          onRetry={refetch}
          retrying={isFetching}
        />
      ) : (
        <Body>
          <Headline aria-live="polite">
            <p>{result ? t(spanTexts[span][result.kind]) : <Skeleton width={128} />}</p>
            <Sum>
              {!data || !result ? (
                <Skeleton width={180} height={36} />
              ) : (
                <Money value={result.amount} tone={result.kind === 'even' ? 'plain' : 'value'} />
              )}
            </Sum>
            <p>
              {!data ? (
                <Skeleton width={160} />
              ) : hasPlayed ? (
                <>
                  {t('played', { time: playTime(data.minutes), rounds: data.rounds })}{' '}
                  <Link to={paths.mine.record.bets}>{t('toRecords')}</Link>
                </>
              ) : (
                t('noPlay')
              )}
            </p>
          </Headline>
          <Sums>
            {sumKeys.map((key) => (
              <div key={key}>
                <dt>{t(key)}</dt>
                <dd>
                  {data ? (
                    <>
                      <Money
                        value={key === 'net' ? settledNet(data) : data[key]}
                        tone={key === 'net' ? 'change' : 'plain'}
                      />
                      {key === 'net' && isPositive(data.running) && (
                        <small>{t('running', { amount: formatAmount(data.running) })}</small>
                      )}
                    </>
                  ) : (
                    <Skeleton width={88} />
                  )}
                </dd>
              </div>
            ))}
          </Sums>
        </Body>
      )}
    </Card>
  );
};
