'use client';
import { useId } from 'react';
import { CloseIcon } from '../icons/navigation-icons';
import { useMessages } from '../messages/messages-context';
import { withButtonTypes } from './button-rules';
import { enterAnimationByDirection } from './modal-animations';
import { ModalButtons } from './modal-buttons';
import { ModalBody, ModalHeader } from './modal-content';
import { modalMessages } from './modal-messages';
import { defaultLeaveTime, type ModalOptions, type ModalVariant } from './modal-options';
import type { ModalEntry } from './modal-state';
import type { ModalStore } from './modal-store';
import { BottomSpace, CloseButton, ModalOverlay, Panel } from './modal-styles';

/** An alert dialog asks for an answer; a dialog informs. */
const roles: Readonly<Record<ModalVariant, 'dialog' | 'alertdialog'>> = {
  plain: 'dialog',
  alert: 'alertdialog',
  info: 'dialog',
  confirm: 'alertdialog',
  antiFraud: 'alertdialog',
};

const dataAttributesOf = (options: ModalOptions) =>
  Object.fromEntries(Object.entries(options).filter(([name]) => name.startsWith('data-')));

interface ModalDialogProps {
  readonly store: ModalStore;
  readonly entry: ModalEntry;
  /** Whether it is the topmost of the open dialogs. */
  readonly isTop: boolean;
}

/** The look of a modal: header, body, buttons and close icon in a panel. `DialogLayer` makes it a dialog. */
export const ModalDialog = ({ store, entry, isTop }: ModalDialogProps) => {
  const texts = useMessages(modalMessages);
  const titleId = useId();
  const { variant, options } = entry;
  const { direction = 'top', leaveAnimateTime = defaultLeaveTime, isVisibleBg = true } = options;
  const buttons = withButtonTypes(options.footer);
  const hasDangerButton = buttons.some(({ type }) => type === 'danger');
  const isBusy = entry.busyButton !== undefined || undefined;

  return (
    <ModalOverlay
      store={store}
      entry={entry}
      isTop={isTop}
      hasScrim={isVisibleBg}
      leaveTime={leaveAnimateTime}
      prefersSafeButton={hasDangerButton || variant === 'antiFraud'}
      $direction={direction}
    >
      <Panel
        {...dataAttributesOf(options)}
        ref={options.ref}
        role={roles[variant]}
        aria-busy={isBusy}
        className={options.className}
        style={options.style}
        $variant={variant}
        $direction={direction}
        $enter={options.enterAnimate ?? enterAnimationByDirection[direction]}
        $leave={options.leaveAnimate ?? 'fade'}
      >
        <ModalHeader entry={entry} hasDangerButton={hasDangerButton} titleId={titleId} />
        <ModalBody entry={entry} titleId={titleId} />
        {buttons.length > 0 ? (
          <ModalButtons store={store} entry={entry} buttons={buttons} />
        ) : (
          <BottomSpace />
        )}
        {!options.hideHeader && !options.hideCloseIcon && (
          <CloseButton
            type="button"
            aria-label={texts.close}
            aria-disabled={(isBusy && !entry.canLeave) || undefined}
            onClick={() => store.dismiss(entry.id, 'close')}
          >
            <CloseIcon size={18} />
          </CloseButton>
        )}
      </Panel>
    </ModalOverlay>
  );
};
