'use client';
import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { CheckIcon } from '../icons/status-icons';
import { useMessages } from '../messages/messages-context';
import { token } from '../themes/tokens';
import { stepsMessages } from './steps-messages';

/** An item of `Steps`. */
export interface StepItem {
  /** React key; unique among the items. */
  readonly id: string;
  /** A short title. */
  readonly title: ReactNode;
  /** A second, smaller line. */
  readonly description?: ReactNode;
  /** Shown in place of the number, e.g. a lock while the step cannot begin. A done step has its check mark. */
  readonly icon?: ReactNode;
}

export interface StepsProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** The steps in order. */
  readonly items: readonly StepItem[];
  /** Index of the current step; the number of items when all are done, -1 while none can begin. */
  readonly current: number;
  /** `column` for long texts or little width. Default `row`. */
  readonly direction?: 'row' | 'column';
}

const Root = styled.ol<{ $column: boolean }>`
  display: flex;
  flex-direction: ${({ $column }) => ($column ? 'column' : 'row')};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Step = styled.li<{ $column: boolean }>`
  position: relative;
  display: grid;
  flex: 1;
  grid-template-columns: ${({ $column }) => ($column ? '32px 1fr' : '1fr')};
  justify-items: ${({ $column }) => ($column ? 'start' : 'center')};
  align-content: start;
  gap: ${token.space[2]} ${token.space[3]};
  padding-bottom: ${({ $column }) => ($column ? token.space[6] : '0')};
  text-align: ${({ $column }) => ($column ? 'start' : 'center')};

  &:not(:last-child)::after {
    content: '';
    position: absolute;
    ${({ $column }) =>
      $column
        ? 'top: 36px; bottom: 4px; inset-inline-start: 15px; width: 2px;'
        : 'top: 15px; inset-inline-start: calc(50% + 24px); width: calc(100% - 48px); height: 2px;'}
    background: ${token.color.line};
  }
  &[data-state='done']:not(:last-child)::after {
    background: ${token.color.accentText};
  }
`;

const Marker = styled.span`
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  border: 1px solid ${token.color.lineStrong};
  border-radius: 50%;
  background: ${token.color.surface};
  color: ${token.color.inkMuted};
  font-weight: ${token.weight.bold};
  font-variant-numeric: tabular-nums;

  [data-state='current'] > & {
    border-color: transparent;
    background: ${token.color.selected};
    color: ${token.color.onSelected};
  }
  [data-state='done'] > & {
    border-color: ${token.color.accentText};
    color: ${token.color.accentText};
  }
`;

const StepText = styled.span`
  display: grid;
  gap: 2px;
  padding-top: 4px;
  color: ${token.color.inkMuted};
  font-size: ${token.text.md};

  [data-state='current'] > & {
    color: ${token.color.ink};
    font-weight: ${token.weight.bold};
  }
  small {
    color: ${token.color.inkFaint};
    font-size: ${token.text.xs};
    font-weight: ${token.weight.regular};
  }
`;

/** Shows progress through an ordered list of steps. */
export const Steps = ({ items, current, direction = 'row', ...rest }: StepsProps) => {
  const messages = useMessages(stepsMessages);
  const column = direction === 'column';
  return (
    <Root {...rest} $column={column}>
      {items.map((item, index) => {
        const state = index < current ? 'done' : index === current ? 'current' : 'upcoming';
        return (
          <Step
            key={item.id}
            $column={column}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <Marker>
              {state === 'done' ? (
                <CheckIcon size={18} title={messages.done} />
              ) : (
                (item.icon ?? <span>{index + 1}</span>)
              )}
            </Marker>
            <StepText>
              {item.title}
              {item.description && <small>{item.description}</small>}
            </StepText>
          </Step>
        );
      })}
    </Root>
  );
};
