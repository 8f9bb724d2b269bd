import { Card, ErrorFallback, Skeleton } from '@pavilion/ui';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ErrorMessage } from '../../../shared/errors/error-message';
import { PageHeader } from '../../../shared/layout/page-header';
import { Stack } from '../../../shared/layout/stack';
import { useMember } from '../../../shared/member/use-member';
import { useMessages } from '../../../shared/messages';
import type { PageProps } from '../../../shared/page/page-props';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { TicketDetail } from '../components/ticket-detail';
import { TicketForm } from '../components/ticket-form';
import { TicketList } from '../components/ticket-list';
import { supportPageMessages } from '../messages/support-page-messages';
import { filledInBy, withoutFilledIn } from '../model/new-ticket';
import { followsParam, ticketParam } from '../model/ticket-address';

/** Tickets: the form and the member's own, or the one that the address names (SUP-1). */
export const FeedbackPage = ({ title }: PageProps) => {
  const t = useMessages(supportPageMessages);
  const { member, error, isFetching, refetch } = useMember();
  const [search, setSearch] = useSearchParams();
  const ticket = search.get(ticketParam);
  const filledIn = useMemo(() => filledInBy(search), [search]);

  const form = (memberId: string) => (
    <>
      <TicketForm
        memberId={memberId}
        follows={search.get(followsParam) ?? undefined}
        filledIn={filledIn}
        onFilledIn={() => setSearch(withoutFilledIn(search), { replace: true })}
        onOpened={(id) => setSearch({ [ticketParam]: id })}
      />
      <TicketList />
    </>
  );
  const body = () => {
    if (member) {
      return ticket === null ? (
        form(member.id)
      ) : (
        <TicketDetail key={ticket} id={ticket} memberId={member.id} />
      );
    }
    return (
      <Card aria-busy={!error}>
        {error ? (
          <ErrorFallback
            picture={<SceneImage name="network" />}
            message={<ErrorMessage error={error} />}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : (
          <Skeleton lines={8} />
        )}
      </Card>
    );
  };
  return (
    <Stack>
      <PageHeader title={title} lead={t('feedbackLead')} scene="support" isCool />
      {body()}
    </Stack>
  );
};
