import { Amount, breakpoint, RefreshIcon, Skeleton, token } from '@pavilion/ui';
import { keyframes, styled } from 'styled-components';
import { useTimeText } from '../../shared/calendar/time-zone';
import { useErrorToast } from '../../shared/errors/use-error-toast';
import { useMember } from '../../shared/member/use-member';
import { useMessages } from '../../shared/messages';
import { useBalanceHiding } from '../../shared/money/balance-hiding';
import { Money } from '../../shared/money/money';
import { appMessages } from '../app-messages';

const turn = keyframes`
  to { rotate: 1turn; }
`;

const Pill = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  height: ${token.control.md};
  padding-left: ${token.space[3]};
  border: 1px solid ${token.color.hairline};
  border-radius: ${token.radius.full};
  background: ${token.color.valueSoft};
  color: ${token.color.value};
  font-weight: ${token.weight.bold};
  @media (max-width: ${breakpoint.phone}px) {
    padding-left: ${token.space[2]};
    /* The page below begins with the balance. */
    body:has([data-figure]) & { display: none; }
  }
`;

const Refresh = styled.button.attrs({ type: 'button' })<{ $busy: boolean }>`
  display: grid;
  place-items: center;
  width: 38px;
  height: 38px;
  border-radius: ${token.radius.full};
  color: ${token.color.value};
  &:hover { background: ${token.color.surface}; }
  svg { animation: ${({ $busy }) => ($busy ? turn : 'none')} 0.8s linear infinite; }
`;

const Stack = styled.span`
  display: grid;
  line-height: 1.15;
`;

/** Of a balance that could not be fetched again. */
const Age = styled.small`
  font-size: ${token.text.xs};
  font-weight: ${token.weight.regular};
`;

interface BalancePillProps {
  /** Whose money it is, shown above the balance. */
  readonly caption?: string;
}

/** The balance, with a button that refreshes it. */
export const BalancePill = ({ caption }: BalancePillProps) => {
  const t = useMessages(appMessages);
  const { member, refetch, isFetching, isError, fulfilledTimeStamp } = useMember();
  const timeText = useTimeText();
  const showError = useErrorToast();
  // With a caption, a phone has no room for the mark between the brand and the registration.
  const Balance = caption ? Amount : Money;
  const { isHidden } = useBalanceHiding();
  const refresh = async () => {
    const { error } = await refetch();
    if (error) await showError(error);
  };
  return (
    <Pill role="group" aria-label={t('balance')} title={t('balance')}>
      <Stack>
        {caption && <small>{caption}</small>}
        {isError && fulfilledTimeStamp !== undefined && (
          <Age>{t('balanceAge', { moment: timeText(fulfilledTimeStamp, 'time') })}</Age>
        )}
        {member ? <Balance value={member.balance} masked={isHidden} /> : <Skeleton width={80} />}
      </Stack>
      <Refresh
        aria-label={t('refreshBalance')}
        title={t('refreshBalance')}
        $busy={isFetching}
        aria-busy={isFetching}
        disabled={!member}
        onClick={refresh}
      >
        <RefreshIcon size={16} />
      </Refresh>
    </Pill>
  );
};
