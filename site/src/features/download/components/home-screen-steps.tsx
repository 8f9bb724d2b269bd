import { Tabs, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useMessages } from '../../../shared/messages';
import { type DownloadKey, downloadMessages } from '../download-messages';

const systems = [
  { value: 'iphone', steps: ['iphone1', 'iphone2', 'iphone3'] },
  { value: 'android', steps: ['android1', 'android2', 'android3'] },
] as const satisfies readonly { value: DownloadKey; steps: readonly DownloadKey[] }[];

const Panel = styled.section`
  scroll-margin-top: 112px;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
  padding: ${token.space[5]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.lg};
  background: ${token.gradient.panel};
  box-shadow: ${token.shadow[1]};
  h2 { font-size: ${token.text.xl}; }
  h2 + p { color: ${token.color.inkMuted}; }
`;

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
  gap: ${token.space[4]} ${token.space[6]};
  padding-top: ${token.space[2]};
  counter-reset: step;
  li {
    display: flex;
    align-items: center;
    gap: ${token.space[3]};
    counter-increment: step;
  }
  li::before {
    content: counter(step);
    display: grid;
    flex: none;
    place-items: center;
    width: 32px;
    height: 32px;
    border-radius: 50%;
    background: ${token.color.accentSoft};
    color: ${token.color.accentText};
    font-weight: ${token.weight.bold};
  }
`;

/** The id of the steps, for links to them. */
export const stepsId = 'home-screen';

/** Steps to add the site to the home screen of a phone. */
export const HomeScreenSteps = () => {
  const t = useMessages(downloadMessages);
  return (
    <Panel id={stepsId}>
      <div>
        <h2>{t('stepsTitle')}</h2>
        <p>{t('stepsLead')}</p>
      </div>
      <Tabs
        variant="segment"
        label={t('stepsTitle')}
        items={systems.map(({ value, steps }) => ({
          value,
          label: t(value),
          content: (
            <Steps>
              {steps.map((step) => (
                <li key={step}>{t(step)}</li>
              ))}
            </Steps>
          ),
        }))}
      />
    </Panel>
  );
};
