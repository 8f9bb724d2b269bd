import { Button } from '../button/button';
import type { ButtonVariant } from '../button/button-styles';
import { useMessages } from '../messages/messages-context';
import { isCancel, type TypedButton } from './footer';
import { modalMessages } from './modal-messages';
import type { ModalButtonType } from './modal-options';
import { Foot } from './modal-parts';
import type { ModalEntry } from './modal-state';
import type { ModalStore } from './modal-store';
import { buttonTitle } from './modal-texts';
import { useRemainingSeconds } from './use-remaining-seconds';

const looks: Readonly<Record<ModalButtonType, ButtonVariant>> = {
  confirm: 'primary',
  danger: 'danger',
  cancel: 'secondary',
  hoverCancel: 'ghost',
};

interface FooterButtonProps {
  store: ModalStore;
  entry: ModalEntry;
  button: TypedButton;
  index: number;
  role: 'safe' | 'main' | undefined;
}

const FooterButton = ({ store, entry, button, index, role }: FooterButtonProps) => {
  const texts = useMessages(modalMessages);
  const remaining = useRemainingSeconds(button, entry.shownAt, store.now);
  const loading = button.loading || entry.busy === index;
  const waits = button.disabled || remaining > 0 || (entry.busy !== undefined && !loading);
  return (
    <Button
      variant={looks[button.type]}
      size="lg"
      loading={loading}
      // Stays focusable: a button that opens its own dialog must be able to hold the focus.
      aria-disabled={waits || loading || undefined}
      className={button.className}
      style={button.style}
      data-modal-safe={role === 'safe' || undefined}
      data-modal-main={role === 'main' || undefined}
      onClick={() => void store.press(entry.id, index)}
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

interface ModalFooterProps {
  store: ModalStore;
  entry: ModalEntry;
  buttons: readonly TypedButton[];
}

/** The row of buttons; a single one fills it. */
export const ModalFooter = ({ store, entry, buttons }: ModalFooterProps) => {
  const safe = buttons.findIndex(({ type }) => isCancel(type));
  const main = buttons.findLastIndex(({ type }) => !isCancel(type));
  return (
    <Foot>
      {buttons.map((button, index) => (
        <FooterButton
          // biome-ignore lint/suspicious/noArrayIndexKey: a footer's buttons are known by their place.
          key={index}
          store={store}
          entry={entry}
          button={button}
          index={index}
          role={index === safe ? 'safe' : index === main ? 'main' : undefined}
        />
      ))}
    </Foot>
  );
};
