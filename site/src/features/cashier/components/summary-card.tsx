import { Button, LockIcon, Skeleton, token, WarningIcon } from '@pavilion/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Panel = styled.section`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
  padding: ${token.space[5]};
  overflow: hidden;
  border: 1px solid ${token.color.hairline};
  border-radius: ${token.radius.lg};
  background: ${token.gradient.hero};
  box-shadow: ${token.shadow[2]};
  &::before { content: ''; position: absolute; inset: 0 0 auto; height: 2px; background: ${token.gradient.edge}; }
  h2 { font-size: ${token.text.lg}; line-height: ${token.leading.snug}; }
  &[data-quiet] { border-color: ${token.color.line}; background: ${token.gradient.panel}; box-shadow: ${token.shadow[1]}; }
  &[data-quiet]::before { display: none; }
  /* The main action has its colours once there is something to send. */
  button[data-early] {
    border-color: ${token.color.line};
    background: ${token.color.sunken};
    color: ${token.color.inkFaint};
    box-shadow: none;
  }
  button[data-early]:hover { border-color: ${token.color.selected}; color: ${token.color.ink}; }
`;

/** What the form will send, a row each. With `data-sum` the last row is the sum. */
export const SummaryRows = styled.dl`
  display: grid;
  gap: ${token.space[2]};
  > div { display: flex; align-items: baseline; justify-content: space-between; gap: ${token.space[3]}; min-height: 24px; }
  dt { flex: none; color: ${token.color.inkMuted}; font-size: ${token.text.sm}; }
  dd { min-width: 0; font-weight: ${token.weight.medium}; overflow-wrap: anywhere; text-align: end; }
  &[data-sum] > div:last-child {
    min-height: 44px;
    padding-block-start: ${token.space[2]};
    border-top: 1px dashed ${token.color.hairline};
    dd { color: ${token.color.value}; font-size: ${token.text.h3}; font-weight: ${token.weight.bold}; line-height: ${token.leading.tight}; text-shadow: ${token.shadow.number}; }
  }
`;

/** In place of an amount that is not entered yet. */
export const SummaryPending = styled.span`
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
  font-weight: ${token.weight.regular};
  text-shadow: none;
`;

const Note = styled.p`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
  &[data-missing] { color: ${token.color.danger}; font-size: ${token.text.sm}; }
`;

interface SummaryCardProps {
  readonly title: string;
  readonly rows: ReactNode;
  /** What became of the last attempt to send it. */
  readonly message?: ReactNode;
  /** The id of the form that the button submits. */
  readonly formId: string;
  readonly submitText: string;
  /** Without an amount the button looks like a disabled one: it only leads to the missing field. */
  readonly hasAmount: boolean;
  readonly isPending: boolean;
  readonly isDisabled: boolean;
  readonly note: string;
  /** After an attempt to send it: which field is missing. In place of the note, since the field itself may be out of view. */
  readonly missing?: string | undefined;
  /** Something else must happen before the form can be sent, which the page offers in another place: without the button. */
  readonly isWaiting?: boolean;
}

/** Beside a cashier form: what it will send, and the button that sends it. */
export const SummaryCard = ({
  title,
  rows,
  message,
  formId,
  submitText,
  hasAmount,
  isPending,
  isDisabled,
  note,
  missing,
  isWaiting,
}: SummaryCardProps) => (
  <Panel data-quiet={isWaiting ? '' : undefined}>
    <h2>{title}</h2>
    {rows}
    {message}
    {!isWaiting && (
      <Button
        type="submit"
        form={formId}
        variant="primary"
        data-early={hasAmount ? undefined : ''}
        size="lg"
        block
        loading={isPending}
        disabled={isDisabled}
      >
        {submitText}
      </Button>
    )}
    <Note data-missing={missing === undefined ? undefined : ''}>
      {isWaiting && <LockIcon size={16} />}
      {missing !== undefined && <WarningIcon size={16} />}
      {missing ?? note}
    </Note>
  </Panel>
);

/** The size of a summary, so that the layout does not shift. */
export const SummarySkeleton = ({ title, rows }: { readonly title: string; readonly rows: number }) => (
  <Panel aria-busy="true">
    <h2>{title}</h2>
    <Skeleton shape="block" height={rows * 40} />
    <Skeleton shape="block" height={48} />
  </Panel>
);
