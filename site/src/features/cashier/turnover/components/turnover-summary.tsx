import type { CallResponse } from '@pavilion/contract/wire';
import { compareAmounts, formatAmount } from '@pavilion/format';
import { Button, breakpoint, Card, Progress, Skeleton, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { paths } from '../../../../routes/paths';
import { Stack } from '../../../../shared/layout/stack';
import { useMessages } from '../../../../shared/messages';
import { Money } from '../../../../shared/money/money';
import { Link } from '../../../../shared/navigation/link';
import { percentOf } from '../../model/percent-of';
import { turnoverMessages } from '../messages/turnover-messages';

const Totals = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  > div + div { padding-left: ${token.space[5]}; border-left: 1px solid ${token.color.line}; }
  dt { color: ${token.color.inkMuted}; font-size: ${token.text.sm}; }
  dd { min-height: 36px; font-size: ${token.text.h3}; font-weight: ${token.weight.bold}; }
  @media (max-width: ${breakpoint.phone}px) {
    > div + div { padding-left: ${token.space[3]}; }
    dd { font-size: ${token.text.md}; }
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[3]};
  strong { font-weight: ${token.weight.medium}; }
`;

const Note = styled.p`
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
`;

/** The total of the requirements, with a link to the withdrawal or, while turnover is left, to the games. */
export const TurnoverSummary = ({
  totals,
}: {
  totals: CallResponse<'turnoverAudit'>['totals'] | undefined;
}) => {
  const t = useMessages(turnoverMessages);
  const isRequired = totals && compareAmounts(totals.required, '0') > 0;
  const isLeft = totals && compareAmounts(totals.left, '0') > 0;
  const summary =
    totals &&
    (isLeft
      ? t('stillLeft', { amount: formatAmount(totals.left) })
      : t(isRequired ? 'allDone' : 'noneRequired'));
  return (
    <Card title={t('summary')} aria-busy={!totals}>
      <Stack>
        <Totals>
          {(['required', 'done', 'left'] as const).map((name) => (
            <div key={name}>
              <dt>{t(name)}</dt>
              <dd>{totals ? <Money value={totals[name]} /> : <Skeleton width={120} height={32} />}</dd>
            </div>
          ))}
        </Totals>
        <Progress
          label={t('progress')}
          tone={isLeft ? 'accent' : 'success'}
          value={totals ? (isRequired ? percentOf(totals.done, totals.required) : 100) : 0}
        />
        <Foot>
          <strong role="status">{summary ?? <Skeleton width={220} />}</strong>
          {totals && (
            <Button
              as={Link}
              variant="primary"
              to={isLeft ? paths.game.egame : paths.mine.finance.withdrawal}
            >
              {t(isLeft ? 'toGames' : 'toWithdrawal')}
            </Button>
          )}
        </Foot>
        <Note>{t('rules')}</Note>
      </Stack>
    </Card>
  );
};
