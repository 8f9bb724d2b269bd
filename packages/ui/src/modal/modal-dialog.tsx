'use client';
import * as Dialog from '@radix-ui/react-dialog';
import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { CloseIcon } from '../icons/navigation-icons';
import { useMessages } from '../messages/messages-context';
import { firstFocus, returnFocus } from './focus';
import { typedFooter } from './footer';
import { createHeldKeyGuard } from './held-keys';
import { useInertBackground } from './inert-background';
import { ModalFooter } from './modal-footer';
import { Mask, Panel, Scrim } from './modal-frame';
import { ModalGlyph } from './modal-glyph';
import { enterByDirection } from './modal-motion';
import { defaultLeaveTime, type ModalVariant } from './modal-options';
import { Body, CloseButton, Failure, FootSpace, Head, Message, Warning } from './modal-parts';
import type { ModalEntry } from './modal-state';
import type { ModalStore } from './modal-store';
import { failureText, messageOf, titleOf } from './modal-texts';
import { useScrollLock } from './scroll-lock';
import { useTouchGuard } from './touch-guard';
import { useEscape } from './use-escape';
import { useLeaving } from './use-leaving';

const asks: ReadonlySet<ModalVariant> = new Set(['alert', 'confirm', 'antiFraud']);

interface ModalDialogProps {
  store: ModalStore;
  entry: ModalEntry;
  /** Topmost of those that are not leaving. */
  isTop: boolean;
}

const halt = (event: Event) => event.preventDefault();

/** One modal on the screen. The primitive traps the focus and names the dialog; the rest is ours. */
export const ModalDialog = ({ store, entry, isTop }: ModalDialogProps) => {
  const texts = useMessages();
  // State, not a ref: the primitive's portal puts the mask into the page one render later.
  const [mask, setMask] = useState<HTMLDivElement | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  const pressedMask = useRef(false);
  const [heldKeys] = useState(createHeldKeyGuard);

  const { id, variant, options, failure } = entry;
  const { direction = 'top', leaveAnimateTime = defaultLeaveTime } = options;
  const leaving = entry.phase === 'leaving';
  const buttons = typedFooter(options.footer);
  const danger = buttons.some(({ type }) => type === 'danger');
  const centered = variant !== 'plain';
  const title = titleOf(options.title, variant, texts);
  const message = messageOf(options.message, variant, texts);
  const MessageBox = variant === 'antiFraud' ? Warning : Message;

  useEffect(() => store.shown(id), [store, id]);
  useScrollLock();
  useTouchGuard(mask);
  useInertBackground(mask, isTop);
  useEscape(isTop, () => store.dismiss(id, 'escape'));
  useLeaving(mask, leaving, leaveAnimateTime, () => store.remove(id));

  const pressMask = (event: PointerEvent) => {
    pressedMask.current = event.target === mask;
  };
  // A drag that began in the panel, to select text, and ended beside it is no click on the mask.
  const clickMask = (event: MouseEvent) => {
    if (event.target === mask && pressedMask.current) store.dismiss(id, 'mask');
  };

  return (
    <Dialog.Root open modal>
      <Dialog.Portal>
        <Mask
          ref={setMask}
          $direction={direction}
          $leaveTime={leaveAnimateTime}
          data-leaving={leaving || undefined}
          onPointerDown={pressMask}
          onClick={clickMask}
        >
          {options.isVisibleBg !== false && <Scrim data-pv-scrim="" />}
          <Dialog.Content
            asChild
            role={asks.has(variant) ? 'alertdialog' : 'dialog'}
            aria-modal
            aria-busy={entry.busy !== undefined || undefined}
            onOpenAutoFocus={(event) => {
              event.preventDefault();
              if (panel.current) firstFocus(panel.current, danger || variant === 'antiFraud').focus();
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              returnFocus(entry.openers);
            }}
            onEscapeKeyDown={halt}
            onPointerDownOutside={halt}
            onInteractOutside={halt}
          >
            <Panel
              ref={panel}
              $variant={variant}
              $direction={direction}
              $enter={options.enterAnimate ?? enterByDirection[direction]}
              $leave={options.leaveAnimate ?? 'fade'}
              className={options.className}
              style={options.style}
              {...heldKeys}
            >
              {options.hideHeader ? (
                <Dialog.Title className="pv-sr-only">{title ?? texts.notice}</Dialog.Title>
              ) : (
                <Head $centered={centered} $festive={options.isNew === true}>
                  <ModalGlyph variant={variant} danger={danger} />
                  <Dialog.Title className={title === undefined ? 'pv-sr-only' : undefined}>
                    {title ?? texts.notice}
                  </Dialog.Title>
                </Head>
              )}
              <Body
                data-modal-body=""
                $scrolls={direction !== 'scroll'}
                $centered={centered}
                $headless={options.hideHeader === true}
              >
                {message !== undefined && (
                  <Dialog.Description asChild>
                    <MessageBox>{message}</MessageBox>
                  </Dialog.Description>
                )}
                {options.children}
                {failure && <Failure role="alert">{failureText(failure.error, texts)}</Failure>}
              </Body>
              {buttons.length > 0 ? (
                <ModalFooter store={store} entry={entry} buttons={buttons} />
              ) : (
                <FootSpace />
              )}
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
          </Dialog.Content>
        </Mask>
      </Dialog.Portal>
    </Dialog.Root>
  );
};
