import { Button, breakpoint, LockIcon, Skeleton, token, WarningIcon } from '@pavilion/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { WithAside } from '../../../shared/layout/stack';

/** On phones the button is in a bar, so that it is at hand anywhere in the form. A low view, as of a phone on its side, has no room for it. */
const withBar = `@media (max-width: ${breakpoint.phone}px) and (min-height: 480px)`;

/** A form and an aside that begins with its `SummaryCard`. */
export const SummaryDesk = styled(WithAside)`
  ${withBar} {
    /* The bar sticks within the whole desk, not within the aside alone. */
    display: flex;
    flex-direction: column;
    align-items: stretch;
    > :nth-child(2) { display: contents; }
  }
`;

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
  [data-part='note'] { order: 1; }
  ${withBar} {
    &[data-bar] { display: contents; }
  }
`;

/** What there is to read. */
const Content = styled.div`
  display: contents;
  ${withBar} {
    [data-bar] > & {
      display: grid;
      gap: ${token.space[4]};
      padding: ${token.space[4]};
      border: 1px solid ${token.color.hairline};
      border-radius: ${token.radius.lg};
      background: ${token.gradient.hero};
      box-shadow: ${token.shadow[2]};
    }
  }
`;

/** Above the tab bar. The scroll padding keeps a focused element from being covered, toasts stand above the bar. */
const Bar = styled.div`
  p, .narrow { display: none; }
  ${withBar} {
    [data-bar] > & {
      position: sticky;
      bottom: var(--pv-tab-bar, 0px);
      z-index: ${token.z.sticky};
      display: flex;
      align-items: center;
      gap: ${token.space[3]};
      min-height: 64px;
      margin-inline: calc(-1 * ${token.layout.gutter});
      padding: ${token.space[2]} ${token.layout.gutter};
      border-top: 1px solid ${token.color.line};
      background: ${token.color.surface};
      box-shadow: ${token.shadow[2]};
      button { flex: none; width: auto; min-width: 152px; }
      .wide { display: none; }
      .narrow { display: inline; }
      /* The amount. */
      p { display: grid; flex: 1; min-width: 0; line-height: ${token.leading.tight}; }
      small { color: ${token.color.inkMuted}; font-size: ${token.text.xs}; }
      strong { color: ${token.color.value}; font-size: ${token.text.lg}; }
    }
    html:has([data-bar] > &) { --pv-phone-bar: 64px; scroll-padding-bottom: 140px; }
  }
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

/** Without a box, so that it takes no gap while there is no message. */
const Messages = styled.div`
  display: contents;
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
  /** The bar of phones: the text of its button and, beside it, the amount. Without it the button is in the card on phones, too. */
  readonly bar?: { readonly submitText: string; readonly label: string; readonly amount: ReactNode };
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
  bar,
  hasAmount,
  isPending,
  isDisabled,
  note,
  missing,
  isWaiting,
}: SummaryCardProps) => {
  const messages = useRef<HTMLDivElement>(null);
  const hadMessage = useRef(false);
  // The button of the bar can be far from the message about what it did.
  useEffect(() => {
    const shown = messages.current?.firstElementChild;
    if (shown && !hadMessage.current) shown.scrollIntoView?.({ block: 'nearest' });
    hadMessage.current = Boolean(shown);
  });
  return (
    <Panel data-quiet={isWaiting ? '' : undefined} data-bar={bar && !isWaiting ? '' : undefined}>
      <Content>
        <h2>{title}</h2>
        {rows}
        <Messages ref={messages}>{message}</Messages>
        <Note data-part="note" data-missing={missing === undefined ? undefined : ''}>
          {isWaiting && <LockIcon size={16} />}
          {missing !== undefined && <WarningIcon size={16} />}
          {missing ?? note}
        </Note>
      </Content>
      {!isWaiting && (
        <Bar>
          {bar && (
            <p>
              <small>{bar.label}</small>
              <strong>{bar.amount}</strong>
            </p>
          )}
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
            {bar ? (
              <>
                <span className="wide">{submitText}</span>
                <span className="narrow">{bar.submitText}</span>
              </>
            ) : (
              submitText
            )}
          </Button>
        </Bar>
      )}
    </Panel>
  );
};

/** The size of a summary, so that the layout does not shift. */
export const SummarySkeleton = ({ title, rows }: { readonly title: string; readonly rows: number }) => (
  <Panel aria-busy="true">
    <h2>{title}</h2>
    <Skeleton shape="block" height={rows * 40} />
    <Skeleton shape="block" height={48} />
  </Panel>
);
