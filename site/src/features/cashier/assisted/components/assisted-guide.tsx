import { Button, breakpoint, modal, token, WarningIcon } from '@pavilion/ui';
import { styled } from 'styled-components';
import { StepCard } from '../../../../shared/layout/landing';
import { useMessages } from '../../../../shared/messages';
import { assistedMessages } from '../messages/assisted-messages';

const Section = styled.section`
  display: grid;
  gap: ${token.space[3]};
  h2 { font-size: ${token.text.lg}; }
`;

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${token.space[3]};
  padding: 0;
  list-style: none;
  @media (max-width: ${breakpoint.desktop}px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  @media (max-width: ${breakpoint.phone}px) { grid-template-columns: minmax(0, 1fr); }
`;

const Step = styled(StepCard)`
  padding: ${token.space[4]};
  > span { width: 36px; height: 36px; font-weight: ${token.weight.bold}; }
`;

const Warning = styled.section`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token.space[2]} ${token.space[3]};
  padding: ${token.space[4]} ${token.space[5]};
  border: 1px solid color-mix(in srgb, ${token.color.danger} 32%, transparent);
  border-radius: ${token.radius.lg};
  background: ${token.color.dangerSoft};
  > svg { margin-top: 2px; color: ${token.color.danger}; }
  h2 { color: ${token.color.danger}; font-size: ${token.text.md}; }
  ul { display: grid; gap: ${token.space[1]}; padding-inline-start: 1.2em; list-style: disc; line-height: ${token.leading.text}; }
  > div { display: grid; justify-items: start; gap: ${token.space[2]}; }
`;

const steps = [
  ['stepRequest', 'stepRequestText'],
  ['stepAccept', 'stepAcceptText'],
  ['stepPay', 'stepPayText'],
  ['stepCredited', 'stepCreditedText'],
] as const;

/** What an assisted deposit is, and how to tell support from a fraud (DLG-9). */
export const AssistedGuide = () => {
  const t = useMessages(assistedMessages);
  return (
    <>
      <Warning aria-labelledby="assisted-fraud">
        <WarningIcon size={22} />
        <div>
          <h2 id="assisted-fraud">{t('fraudTitle')}</h2>
          <ul>
            <li>{t('fraudNever')}</li>
            <li>{t('fraudPage')}</li>
            <li>{t('fraudSecret')}</li>
          </ul>
          <Button size="sm" onClick={() => void modal.antiFraud()}>
            {t('fraudShow')}
          </Button>
        </div>
      </Warning>
      <Section aria-labelledby="assisted-how">
        <h2 id="assisted-how">{t('howTitle')}</h2>
        <Steps>
          {steps.map(([title, text], index) => (
            <Step key={title}>
              <span aria-hidden="true">{index + 1}</span>
              <strong>{t(title)}</strong>
              <p>{t(text)}</p>
            </Step>
          ))}
        </Steps>
      </Section>
    </>
  );
};
