import { usePayoutAccountsQuery, usePayoutFormsQuery } from '@pavilion/sdk/react/money';
import { Card, Empty, Skeleton, token } from '@pavilion/ui';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { PageFailed } from '../../../shared/errors/page-failed';
import { useMessages } from '../../../shared/messages';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { cardsMessages } from '../messages/cards-messages';
import { AccountItem } from './account-item';
import { PasswordHelp } from './password-help';
import { RemoveDialog } from './remove-dialog';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(260px, 1fr));
  gap: ${token.space[5]} ${token.space[4]};
  padding: 0;
  list-style: none;
`;

const Count = styled.span`
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
`;

interface AccountListProps {
  readonly kind: string;
  /** The link to the form, unless it is on the same page. */
  readonly action?: ReactNode;
}

/** The member's accounts of a kind, the default one first. */
export const AccountList = ({ kind, action }: AccountListProps) => {
  const t = useMessages(cardsMessages);
  const [removingId, setRemovingId] = useState<string>();
  const { data: accounts, error, isFetching, refetch } = usePayoutAccountsQuery({ kind });
  const form = usePayoutFormsQuery().data?.find((each) => each.kind === kind);

  if (error && !accounts) return <PageFailed error={error} isRetrying={isFetching} onRetry={refetch} />;

  const account = accounts?.find(({ id }) => id === removingId);
  return (
    <Card
      title={t('boundTitle')}
      aria-busy={!accounts}
      extra={
        <>
          {form && accounts && (
            <Count className="pv-num">{t('boundCount', { bound: accounts.length, limit: form.limit })}</Count>
          )}
          {accounts && accounts.length > 0 && action}
        </>
      }
    >
      {accounts?.length === 0 ? (
        <Empty
          compact
          // Without an action the page shows the form below, which needs no second drawing.
          picture={action && <SceneImage name="records" />}
          title={t('emptyTitle')}
          description={t('emptyText')}
          action={action}
        />
      ) : (
        <Grid>
          {accounts?.map((each) => (
            <AccountItem key={each.id} account={each} onRemove={() => setRemovingId(each.id)} />
          )) ??
            ['a', 'b'].map((key) => (
              <li key={key}>
                <Skeleton shape="block" height={208} />
              </li>
            ))}
        </Grid>
      )}
      <PasswordHelp />
      {account && <RemoveDialog account={account} onClose={() => setRemovingId(undefined)} />}
    </Card>
  );
};
