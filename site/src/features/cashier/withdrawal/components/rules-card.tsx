import type { CallResponse } from '@pavilion/contract/wire';
import { compareAmounts, formatAmount } from '@pavilion/format';
import { Badge, Card, Progress, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { paths } from '../../../../routes/paths';
import { useMessages } from '../../../../shared/messages';
import { Money } from '../../../../shared/money/money';
import { MoreLink } from '../../components/side-list';
import { type QueryState, SideLoading } from '../../components/side-loading';
import { percentOf } from '../../model/percent-of';
import { withdrawalMessages } from '../messages/withdrawal-messages';

const List = styled.dl`
  display: grid;
  gap: ${token.space[2]};
  > div { display: flex; align-items: baseline; justify-content: space-between; gap: ${token.space[3]}; }
  dt { color: ${token.color.inkMuted}; font-size: ${token.text.sm}; white-space: nowrap; }
  dd { font-weight: ${token.weight.medium}; text-align: end; }
`;

const Note = styled.p`
  margin-top: ${token.space[3]};
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
`;

const Turnover = styled.div`
  display: grid;
  gap: ${token.space[2]};
  margin-top: ${token.space[4]};
  padding-top: ${token.space[4]};
  border-top: 1px solid ${token.color.line};
  > a { justify-self: start; }
`;

interface RulesCardProps {
  readonly query: QueryState & { readonly data?: CallResponse<'withdrawalInfo'> | undefined };
  /** Whether the lock above the form shows the turnover. */
  readonly hidesTurnover: boolean;
}

/** The remaining daily limits and the progress of the turnover. */
export const RulesCard = ({ query, hidesTurnover }: RulesCardProps) => {
  const t = useMessages(withdrawalMessages);
  if (!query.data) {
    return (
      <Card title={t('rulesTitle')} aria-busy={!query.error}>
        <SideLoading query={query} />
      </Card>
    );
  }
  const { rules, turnover } = query.data;
  const isRequired = compareAmounts(turnover.required, '0') > 0;
  const isLeft = compareAmounts(turnover.left, '0') > 0;
  return (
    <Card
      title={t('rulesTitle')}
      extra={<Badge tone="neutral">{t('rulesVip', { level: rules.vipLevel })}</Badge>}
    >
      <List>
        <div>
          <dt>{t('timesLeft')}</dt>
          <dd>{t('times', { left: rules.timesLeft, all: rules.timesADay })}</dd>
        </div>
        <div>
          <dt>{t('dayLeft')}</dt>
          <dd>
            <Money value={rules.dayLeft} />
          </dd>
        </div>
        <div>
          <dt>{t('freeLeft')}</dt>
          <dd>{t('freeTimes', { count: rules.freeTimesLeft })}</dd>
        </div>
      </List>
      <Note>{t('feeRule', { rate: rules.feeRate, max: formatAmount(rules.feeMax) })}</Note>
      {!hidesTurnover && (
        <Turnover>
          <Progress
            label={t('turnover')}
            tone={isLeft ? 'accent' : 'success'}
            value={isRequired ? percentOf(turnover.done, turnover.required) : 100}
            valueText={
              isLeft
                ? t('turnoverLeft', { amount: formatAmount(turnover.left) })
                : t(isRequired ? 'turnoverDone' : 'turnoverNone')
            }
          />
          <MoreLink to={paths.mine.audit}>{t('toAudit')}</MoreLink>
        </Turnover>
      )}
    </Card>
  );
};
