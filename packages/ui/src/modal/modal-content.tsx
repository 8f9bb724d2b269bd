'use client';
import { Description, Title } from '@radix-ui/react-dialog';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useMessages } from '../messages/messages-context';
import { modalMessages } from './modal-messages';
import type { ModalEntry } from './modal-state';
import { Body, ErrorMessage, Header, Message, Warning } from './modal-styles';
import { failureText, messageOf, titleOf } from './modal-texts';
import { VariantIcon } from './variant-icon';

interface ModalHeaderProps {
  readonly entry: ModalEntry;
  readonly hasDangerButton: boolean;
  /** For the text of the title, to label other elements. */
  readonly titleId: string;
}

/** Icon and title. Without a title, or with `hideHeader`, the name of the dialog is for screen readers only. */
export const ModalHeader = ({ entry: { variant, options }, hasDangerButton, titleId }: ModalHeaderProps) => {
  const texts = useMessages(modalMessages);
  const title = titleOf(options.title, variant, texts);
  const isHidden = options.hideHeader || title === undefined;
  const heading = (
    <Title className={isHidden ? 'pv-sr-only' : undefined}>
      <span id={titleId}>{title ?? texts.notice}</span>
    </Title>
  );
  if (options.hideHeader) return heading;
  return (
    <Header $isCentered={variant !== 'plain'} $isFestive={options.isNew === true}>
      <VariantIcon variant={variant} isDangerous={hasDangerButton} />
      {heading}
    </Header>
  );
};

/** Whether the content of an element is taller than the element. */
const useHasOverflow = () => {
  const element = useRef<HTMLDivElement>(null);
  const [hasOverflow, setHasOverflow] = useState(false);
  useEffect(() => {
    const box = element.current;
    if (!box || typeof ResizeObserver !== 'function') return;
    // Content that grows resizes the box too, until the box has reached its maximum height.
    const observer = new ResizeObserver(() => setHasOverflow(box.scrollHeight > box.clientHeight));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return [element, hasOverflow] as const;
};

const wide: Readonly<Record<string, string>> = { ',': '，', '.': '。' };

/** The words of the warning are prescribed with half-width punctuation; after Chinese characters it looks full-width. */
const Typeset = ({ emphasis, children }: { readonly emphasis: string; readonly children: ReactNode }) => {
  if (typeof children !== 'string') return children;
  const shown = children.replace(/(?<=\p{Script=Han})[,.]/gu, (mark) => wide[mark] ?? mark);
  const [before = '', after] = shown.split(emphasis, 2);
  const text =
    after === undefined ? (
      shown
    ) : (
      <>
        {before}
        <strong>{emphasis}</strong>
        {after}
      </>
    );
  if (shown === children) return text;
  return (
    <>
      <span className="pv-sr-only">{children}</span>
      <span aria-hidden="true">{text}</span>
    </>
  );
};

interface ModalBodyProps {
  readonly entry: ModalEntry;
  readonly titleId: string;
}

/** Message, children and the error of the last button. Focusable while it scrolls, so that keys can scroll it. */
export const ModalBody = ({ entry: { variant, options, failure }, titleId }: ModalBodyProps) => {
  const texts = useMessages(modalMessages);
  const [body, hasOverflow] = useHasOverflow();
  const message = messageOf(options.message, variant, texts);
  const MessageBox = variant === 'antiFraud' ? Warning : Message;
  return (
    <Body
      ref={body}
      data-modal-body=""
      {...(hasOverflow && { tabIndex: 0, role: 'group', 'aria-labelledby': titleId })}
      $scrolls={options.direction !== 'scroll'}
      $isCentered={variant !== 'plain'}
      $isHeaderless={options.hideHeader === true}
    >
      {message !== undefined && (
        <Description asChild>
          <MessageBox>
            {variant === 'antiFraud' ? (
              <Typeset emphasis={texts.antiFraudEmphasis}>{message}</Typeset>
            ) : (
              message
            )}
          </MessageBox>
        </Description>
      )}
      {options.children}
      {failure && <ErrorMessage role="alert">{failureText(failure.error, texts)}</ErrorMessage>}
    </Body>
  );
};
