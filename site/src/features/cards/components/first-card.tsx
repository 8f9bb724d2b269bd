import { usePayoutAccountsQuery } from '@pavilion/sdk/react/money';
import { Button, Skeleton } from '@pavilion/ui';
import { paths } from '../../../routes/paths';
import { ErrorMessage } from '../../../shared/errors/error-message';
import { useMessages } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import { MessageBox } from '../../../shared/notice/message-box';
import { cardsMessages } from '../messages/cards-messages';
import { Standing, StateCard } from './state-card';

/** Whether the member has a bank card, with a link to bind or manage cards. */
export const FirstCard = () => {
  const t = useMessages(cardsMessages);
  const { data: accounts, error } = usePayoutAccountsQuery({ kind: 'bank' });
  const count = accounts?.length ?? 0;
  return (
    <StateCard
      title={t('stepCard')}
      state={t(count > 0 ? 'stateSet' : 'stateUnset')}
      tone={count > 0 ? 'success' : 'neutral'}
    >
      {error && !accounts ? (
        <MessageBox tone="danger" title={t('loadFailed')} text={<ErrorMessage error={error} />} />
      ) : (
        <Standing>
          <div>
            {accounts ? (
              <>
                <strong>{count > 0 ? t('cardBound', { count }) : t('cardNone')}</strong>
                <p>{accounts[0]?.number ?? t('cardNoneText')}</p>
              </>
            ) : (
              <Skeleton lines={2} width="60%" />
            )}
          </div>
          <Button
            as={Link}
            to={count > 0 ? paths.mine.addBankCard : paths.mine.bindBankCard}
            variant={count > 0 ? 'secondary' : 'primary'}
          >
            {t(count > 0 ? 'cardManage' : 'cardBind')}
          </Button>
        </Standing>
      )}
    </StateCard>
  );
};
