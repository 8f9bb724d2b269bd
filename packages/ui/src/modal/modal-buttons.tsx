import { Button } from '../button/button';
import type { ButtonVariant } from '../button/button-styles';
import { useMessages } from '../messages/messages-context';
import { isCancelType, isHeldBusy, type TypedButton } from './button-rules';
import { modalMessages } from './modal-messages';
import type { ModalButtonType } from './modal-options';
import type { ModalEntry } from './modal-state';
import type { ModalStore } from './modal-store';
import { ButtonRow } from './modal-styles';
import { buttonTitle } from './modal-texts';
import { useRemainingSeconds } from './use-remaining-seconds';

const buttonVariants: Readonly<Record<ModalButtonType, ButtonVariant>> = {
  confirm: 'primary',
  danger: 'danger',
  cancel: 'secondary',
  hoverCancel: 'ghost',
};

interface DialogButtonProps {
  readonly store: ModalStore;
  readonly entry: ModalEntry;
  readonly button: TypedButton;
  readonly index: number;
  /** Marks the button for the initial focus. */
  readonly role: 'safe' | 'main' | undefined;
}

const DialogButton = ({ store, entry, button, index, role }: DialogButtonProps) => {
  const texts = useMessages(modalMessages);
  const remaining = useRemainingSeconds(button, entry.shownAt, store.now);
  const isLoading = button.loading || entry.busyButton === index;
  const isDisabled = button.disabled || remaining > 0 || isHeldBusy(entry, button) || isLoading;
  return (
    <Button
      variant={buttonVariants[button.type]}
      size="lg"
      loading={isLoading}
      // Not `disabled`: the button keeps the focus while it waits.
      aria-disabled={isDisabled || undefined}
      className={button.className}
      style={button.style}
      data-modal-safe={role === 'safe' || undefined}
      data-modal-main={role === 'main' || undefined}
      onClick={() => void store.pressButton(entry.id, index)}
    >
      {buttonTitle(button, entry.variant, texts)}
      {remaining > 0 && (
        <span aria-hidden="true" className="pv-num">
          ({remaining})
        </span>
      )}
    </Button>
  );
};

interface ModalButtonsProps {
  readonly store: ModalStore;
  readonly entry: ModalEntry;
  readonly buttons: readonly TypedButton[];
}

/** The row of buttons at the end of a modal; a single button fills it. */
export const ModalButtons = ({ store, entry, buttons }: ModalButtonsProps) => {
  const safe = buttons.findIndex(({ type }) => isCancelType(type));
  const main = buttons.findLastIndex(({ type }) => !isCancelType(type));
  return (
    <ButtonRow>
      {buttons.map((button, index) => (
        <DialogButton
          // biome-ignore lint/suspicious/noArrayIndexKey: the position identifies a footer button.
          key={index}
          store={store}
          entry={entry}
          button={button}
          index={index}
          role={index === safe ? 'safe' : index === main ? 'main' : undefined}
        />
      ))}
    </ButtonRow>
  );
};
