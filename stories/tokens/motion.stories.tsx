import { Button, themes, token } from '@pavilion/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import { Column, Row, Specimen } from '../shared/board';

const speeds = ['fast', 'base', 'slow'] as const;
const curves = ['out', 'inOut'] as const;

const Track = styled.div`
  width: min(420px, 100%);
  padding: ${token.space[1]};
  border-radius: ${token.radius.full};
  background: ${token.color.sunken};
`;

const Ball = styled.div<{ $away: boolean }>`
  width: 24px;
  height: 24px;
  margin-inline-start: ${({ $away }) => ($away ? 'calc(100% - 24px)' : '0')};
  border-radius: ${token.radius.full};
  background: ${token.gradient.accent};
  transition-property: margin-inline-start;
`;

const Moves = () => {
  const [away, setAway] = useState(false);
  return (
    <Column>
      <Row>
        <Button variant="primary" onClick={() => setAway(!away)} aria-pressed={away}>
          播放
        </Button>
      </Row>
      {speeds.flatMap((speed) =>
        curves.map((curve) => (
          <Specimen
            key={speed + curve}
            name={`motion.${speed} · ${themes.default.motion[speed]} · motion.${curve}`}
          >
            <Track>
              <Ball
                $away={away}
                style={{
                  transitionDuration: token.motion[speed],
                  transitionTimingFunction: token.motion[curve],
                }}
              />
            </Track>
          </Specimen>
        )),
      )}
    </Column>
  );
};

const meta = {
  title: 'Tokens/Motion',
  parameters: {
    docs: {
      description: {
        component:
          'Out when something comes, in-out when it moves. With reduced motion every duration goes to nothing.',
      },
    },
  },
} satisfies Meta;

export default meta;

export const DurationsAndCurves: StoryObj<typeof meta> = {
  render: () => <Moves />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  },
};
