import { Button, Card, Spinner, Switch, themes, token, useTheme } from '@pavilion/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import { Column, TokenList, TokenRow } from '../shared/board';
import { DoAndDont as Examples } from '../shared/do-and-dont';

const speeds = ['fast', 'base', 'slow'] as const;
const curves = { out: 'When something comes', inOut: 'When something moves or goes' } as const;

const Track = styled.div`
  padding: ${token.space[1]};
  border-radius: ${token.radius.full};
  background: ${token.color.sunken};
  box-shadow: inset 0 0 0 1px ${token.color.line};
`;

const Ball = styled.div<{ $away: boolean }>`
  width: 24px;
  height: 24px;
  margin-inline-start: ${({ $away }) => ($away ? 'calc(100% - 24px)' : '0')};
  border-radius: ${token.radius.full};
  background: ${token.gradient.accent};
  transition-property: margin-inline-start;
`;

const Beside = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[8]};
  align-items: center;

  dl {
    flex: 1;
    min-width: 280px;
  }
  svg {
    color: ${token.color.accentText};
    overflow: visible;
  }
`;

/** Progress (vertical) over time (horizontal), from the lower left. */
const Curve = ({ curve }: { readonly curve: keyof typeof curves }) => {
  const points = themes[useTheme().name].motion[curve].match(/[\d.]+/g) ?? [];
  const [ax, ay, bx, by] = points.map((part) => 96 * Number(part)) as [number, number, number, number];
  return (
    <svg width="96" height="96" viewBox="0 0 96 96" fill="none" aria-hidden="true">
      <path stroke={token.color.line} d="M0 0H96V96H0Z" />
      <path stroke="currentColor" strokeWidth="2" d={`M0 96C${ax} ${96 - ay} ${bx} ${96 - by} 96 0`} />
    </svg>
  );
};

const Moves = () => {
  const [away, setAway] = useState(false);
  const { motion } = themes[useTheme().name];
  return (
    <Column>
      <div>
        <Button variant="primary" onClick={() => setAway(!away)} aria-pressed={away}>
          播放
        </Button>
      </div>
      {Object.entries(curves).map(([name, what]) => {
        const curve = name as keyof typeof curves;
        return (
          <Card key={curve} title={`motion.${curve}`} extra={what}>
            <Beside>
              <Curve curve={curve} />
              <TokenList>
                {speeds.map((speed) => (
                  <TokenRow
                    key={speed}
                    name={`motion.${speed}`}
                    value={motion[speed]}
                    variable={token.motion[speed]}
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
                  </TokenRow>
                ))}
              </TokenList>
            </Beside>
          </Card>
        );
      })}
    </Column>
  );
};

const meta = {
  title: 'Tokens/Motion',
  parameters: {
    usage: {
      do: 'Animate what comes, moves or goes, for 120 to 300 ms.',
      dont: 'Never animate without a reason, nor ignore reduced motion.',
    },
    docs: {
      description: {
        component:
          'Ease-out for elements that enter, ease-in-out for elements that move. With reduced motion all durations are zero.',
      },
    },
  },
} satisfies Meta;

export default meta;

export const DurationsAndCurves: StoryObj<typeof meta> = {
  render: () => <Moves />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '播放' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  },
};

const Wait = styled.div`
  display: flex;
  gap: ${token.space[4]};
`;

export const DoAndDont: StoryObj<typeof meta> = {
  render: () => (
    <Examples
      pairs={[
        {
          do: {
            picture: <Switch defaultChecked>自动转账</Switch>,
            text: 'Move what a person has just touched.',
          },
          dont: {
            picture: (
              <Wait>
                <Spinner label="加载中" />
                <Spinner label="加载中" />
                <Spinner label="加载中" />
              </Wait>
            ),
            text: 'Several movements at once: none is noticed.',
          },
        },
      ]}
    />
  ),
};
