import { breakpoint, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useMessages } from '../../../../shared/messages';
import { tutorialMessages } from '../messages/tutorial-messages';
import { type Step, stepTexts } from '../model/steps';
import { StepPicture } from './step-picture';

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(232px, 1fr));
  gap: ${token.space[4]};
  padding: 0;
  list-style: none;
  /* Three per row; a last row of two is centred. */
  @media (min-width: ${breakpoint.desktop + 1}px) {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    > li { grid-column: span 2; }
    > li:nth-child(3n + 1):nth-last-child(2) { grid-column: 2 / span 2; }
  }
`;

const Tile = styled.li`
  overflow: hidden;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.lg};
  background: ${token.gradient.panel};
`;

const TextBlock = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token.space[1]} ${token.space[3]};
  padding: ${token.space[4]};
  > span {
    display: grid;
    place-items: center;
    width: 24px;
    height: 24px;
    border-radius: ${token.radius.full};
    background: ${token.color.accentSoft};
    color: ${token.color.accentText};
    font-size: ${token.text.sm};
    font-weight: ${token.weight.bold};
  }
  h3 { font-size: ${token.text.md}; line-height: 24px; }
  p { grid-column: 2; color: ${token.color.inkMuted}; font-size: ${token.text.sm}; }
`;

interface StepListProps {
  readonly steps: readonly Step[];
  /** The name of the channel or payout kind, for the texts of the steps. */
  readonly channel: string;
}

/** The steps in order, each with a picture and instructions. */
export const StepList = ({ steps, channel }: StepListProps) => {
  const t = useMessages(tutorialMessages);
  return (
    <List>
      {steps.map((step, index) => (
        <Tile key={step}>
          <StepPicture step={step} />
          <TextBlock>
            <span aria-hidden="true">{index + 1}</span>
            <h3>{t(stepTexts[step].title)}</h3>
            <p>{t(stepTexts[step].text, { channel })}</p>
          </TextBlock>
        </Tile>
      ))}
    </List>
  );
};
