import { type ProtectionInfo, realityCheckMinutes } from '@pavilion/contract';
import { useRealityCheckSetMutation } from '@pavilion/sdk/react/money';
import { Button, Card, RadioGroup, toast, token } from '@pavilion/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useTimeText } from '../../../shared/calendar/time-zone';
import { useErrorToast } from '../../../shared/errors/use-error-toast';
import { Stack } from '../../../shared/layout/stack';
import { useMessages } from '../../../shared/messages';
import { useStoreProtection } from '../../../shared/protection/use-protection';
import { protectionMessages } from '../messages/protection-messages';
import { checkTimes } from '../model/waits';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[3]};
`;

export const Muted = styled.p`
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
`;

/** The interval of reality checks: a shorter one at once, a longer one after a day (PRO-3). */
export const RealityCheckCard = ({ realityCheck }: Pick<ProtectionInfo, 'realityCheck'>) => {
  const t = useMessages(protectionMessages);
  const timeText = useTimeText();
  const showError = useErrorToast();
  const store = useStoreProtection();
  const [set, { isLoading }] = useRealityCheckSetMutation();
  const { minutes, waiting } = realityCheck;
  const [wanted, setWanted] = useState(minutes);
  const save = async () => {
    try {
      await store(set({ minutes: wanted as (typeof realityCheckMinutes)[number] }).unwrap());
      toast.success(wanted > minutes ? t('checkSavedLater', checkTimes) : t('checkSaved'));
    } catch (error) {
      await showError(error);
    }
  };
  return (
    <Card title={t('checkTitle')}>
      <Stack>
        <Muted>{t('checkText')}</Muted>
        <RadioGroup
          variant="cards"
          cardWidth={132}
          aria-label={t('checkLabel')}
          value={String(wanted)}
          onValueChange={(value) => setWanted(Number(value))}
          options={realityCheckMinutes.map((each) => ({
            value: String(each),
            label: t('checkEvery', { minutes: each }),
          }))}
        />
        {waiting && (
          <Muted>
            {t('checkWaiting', {
              minutes: waiting.minutes,
              at: timeText(waiting.readyAt, 'brief'),
            })}
          </Muted>
        )}
        <Row>
          <Button
            loading={isLoading}
            disabled={wanted === minutes ? !waiting : wanted === waiting?.minutes}
            onClick={save}
          >
            {t('checkSave')}
          </Button>
          <Muted>{t('checkRule', checkTimes)}</Muted>
        </Row>
      </Stack>
    </Card>
  );
};
