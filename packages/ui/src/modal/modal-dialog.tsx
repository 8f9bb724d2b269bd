'use client';
import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useMergedRef } from '../hooks/use-merged-ref';
import { CloseIcon } from '../icons/navigation-icons';
import { useMessages } from '../messages/messages-context';
import { typedFooter } from './footer';
import { useHeldKeys } from './held-keys';
import { useInertBackground } from './inert-background';
import { ModalFooter } from './modal-footer';
import { Mask, Panel } from './modal-frame';
import { ModalGlyph } from './modal-glyph';
import { modalMessages } from './modal-messages';
import { enterByDirection } from './modal-motion';
import { defaultLeaveTime, type ModalOptions, type ModalVariant } from './modal-options';
import { Body, CloseButton, Failure, FootSpace, Head, Message, Warning } from './modal-parts';
import type { ModalEntry } from './modal-state';
import type { ModalStore } from './modal-store';
import { failureText, isMistake, messageOf, titleOf } from './modal-texts';
import { regionOf } from './region';
import { Scrim } from './scrim';
import { useScrollLock } from './scroll-lock';
import { useTouchGuard } from './touch-guard';
import { useEscape } from './use-escape';
import { useFocusTrap } from './use-focus-trap';
import { useLeaving } from './use-leaving';
import { useMaskPress } from './use-mask-press';
import { useOverflows } from './use-overflows';

const asks: ReadonlySet<ModalVariant> = new Set(['alert', 'confirm', 'antiFraud']);

/** Its `data-*` attributes. */
const dataOf = (options: ModalOptions) =>
  Object.fromEntries(Object.entries(options).filter(([name]) => name.startsWith('data-')));

interface ModalDialogProps {
  store: ModalStore;
  entry: ModalEntry;
  /** Topmost of those that are not leaving. */
  isTop: boolean;
}

/** One modal on the screen, drawn over everything else. */
export const ModalDialog = ({ store, entry, isTop }: ModalDialogProps) => {
  const texts = useMessages(modalMessages);
  const named = useId();
  const described = useId();
  // State, not a ref: what hangs on the mask begins when it is in the page.
  const [mask, setMask] = useState<HTMLDivElement | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const overflows = useOverflows(body);
  const heldKeys = useHeldKeys();
  const [region] = useState(() => regionOf(entry.openers));

  const { id, variant, options, failure } = entry;
  const { direction = 'top', leaveAnimateTime = defaultLeaveTime } = options;
  const leaving = entry.phase === 'leaving';
  const buttons = typedFooter(options.footer);
  const danger = buttons.some(({ type }) => type === 'danger');
  const centered = variant !== 'plain';
  const title = titleOf(options.title, variant, texts);
  const dims = options.isVisibleBg !== false;
  const message = messageOf(options.message, variant, texts);
  const MessageBox = variant === 'antiFraud' ? Warning : Message;

  useEffect(() => store.shown(id), [store, id]);
  // A person reads only that it failed, so who wrote the handler must hear of it.
  useEffect(() => {
    if (failure && isMistake(failure.error)) reportError(failure.error);
  }, [failure]);
  useScrollLock(dims);
  useTouchGuard(mask);
  useInertBackground(mask, isTop);
  useFocusTrap(panel, {
    isTop,
    cautious: danger || variant === 'antiFraud',
    openers: entry.openers,
  });
  useEscape(isTop, () => store.dismiss(id, 'escape'));
  const press = useMaskPress(mask, () => store.dismiss(id, 'mask'));
  useLeaving(mask, leaving, leaveAnimateTime, () => store.remove(id));

  return createPortal(
    <Mask
      ref={setMask}
      $direction={direction}
      $leaveTime={leaveAnimateTime}
      data-leaving={leaving || undefined}
      {...press}
    >
      {dims && <Scrim />}
      <Panel
        {...region}
        {...dataOf(options)}
        tabIndex={-1}
        ref={useMergedRef(panel, options.ref)}
        role={asks.has(variant) ? 'alertdialog' : 'dialog'}
        aria-modal
        aria-labelledby={named}
        aria-describedby={message === undefined ? undefined : described}
        aria-busy={entry.busy !== undefined || undefined}
        $variant={variant}
        $direction={direction}
        $enter={options.enterAnimate ?? enterByDirection[direction]}
        $leave={options.leaveAnimate ?? 'fade'}
        className={options.className}
        style={options.style}
        {...heldKeys}
      >
        {options.hideHeader ? (
          <h2 id={named} className="pv-sr-only">
            {title ?? texts.notice}
          </h2>
        ) : (
          <Head $centered={centered} $festive={options.isNew === true}>
            <ModalGlyph variant={variant} danger={danger} />
            <h2 id={named} className={title === undefined ? 'pv-sr-only' : undefined}>
              {title ?? texts.notice}
            </h2>
          </Head>
        )}
        <Body
          ref={body}
          data-modal-body=""
          {...(overflows && { tabIndex: 0, role: 'group', 'aria-labelledby': named })}
          $scrolls={direction !== 'scroll'}
          $centered={centered}
          $headless={options.hideHeader === true}
        >
          {message !== undefined && <MessageBox id={described}>{message}</MessageBox>}
          {options.children}
          {failure && <Failure role="alert">{failureText(failure.error, texts)}</Failure>}
        </Body>
        {buttons.length > 0 ? <ModalFooter store={store} entry={entry} buttons={buttons} /> : <FootSpace />}
        {!options.hideCloseIcon && (
          <CloseButton
            type="button"
            aria-label={texts.close}
            aria-disabled={entry.busy !== undefined || undefined}
            onClick={() => store.dismiss(id, 'close')}
          >
            <CloseIcon size={18} />
          </CloseButton>
        )}
      </Panel>
    </Mask>,
    document.body,
  );
};
