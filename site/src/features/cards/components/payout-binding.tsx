import type { PayoutAccount } from '@pavilion/contract';
import { usePayoutFormsQuery } from '@pavilion/sdk/react/money';
import { Card, Skeleton } from '@pavilion/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { PageFailed } from '../../../shared/errors/page-failed';
import { Stack, WithAside } from '../../../shared/layout/stack';
import { useMessages } from '../../../shared/messages';
import { MessageBox } from '../../../shared/notice/message-box';
import { useSecurity } from '../hooks/use-security';
import { cardsMessages } from '../messages/cards-messages';
import { BoundMessage } from './bound-message';
import { NameGate } from './name-gate';
import { PayoutForm } from './payout-form';

const FormSkeleton = () => (
  <WithAside aria-busy="true">
    <Card>
      <Stack>
        {['a', 'b', 'c', 'd'].map((key) => (
          <Skeleton key={key} shape="block" height={72} />
        ))}
      </Stack>
    </Card>
    <Skeleton shape="block" height={168} />
  </WithAside>
);

/** Binds an account of a kind: the preconditions, the form, and the confirmation. */
export const PayoutBinding = ({ kind }: { kind: string | undefined }) => {
  const t = useMessages(cardsMessages);
  const [bound, setBound] = useState<PayoutAccount>();
  const security = useSecurity();
  const forms = usePayoutFormsQuery();
  const form = forms.data?.find((each) => each.kind === kind);
  const state = security.data?.realName.state;

  // The form was loaded before the real name passed its check, so it lacks the owner's name.
  const isOwnerMissing =
    state === 'passed' &&
    form?.fields.some(({ control, value }) => control === 'fixed' && value === null) === true;
  const refresh = useEffectEvent(() => forms.refetch());
  useEffect(() => {
    if (isOwnerMissing) refresh();
  }, [isOwnerMissing]);

  const failed = [forms, security].find(({ error, data }) => error && !data);
  if (failed)
    return <PageFailed error={failed.error} isRetrying={failed.isFetching} onRetry={failed.refetch} />;
  if (forms.data && !form) {
    return <MessageBox tone="info" title={t('kindUnavailableTitle')} text={t('kindUnavailableText')} />;
  }
  if (!form || !security.data) return <FormSkeleton />;
  if (bound) return <BoundMessage account={bound} onAnother={() => setBound(undefined)} />;
  if (form.needsRealName && state !== 'passed') return <NameGate realName={security.data.realName} />;
  if (isOwnerMissing) return <FormSkeleton />;
  if (form.bound >= form.limit) {
    return <MessageBox tone="info" title={t('fullTitle')} text={t('fullText', { limit: form.limit })} />;
  }
  return (
    <PayoutForm
      key={kind}
      form={form}
      hasPaymentPassword={security.data.paymentPassword.isSet}
      onBound={setBound}
    />
  );
};
