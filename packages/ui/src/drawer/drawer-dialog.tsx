'use client';
import { Description, Title } from '@radix-ui/react-dialog';
import { useId } from 'react';
import { CloseIcon } from '../icons/navigation-icons';
import { useMessages } from '../messages/messages-context';
import { defaultModalStore as store } from '../modal/modal';
import { defaultLeaveTime } from '../modal/modal-options';
import type { ModalEntry } from '../modal/modal-state';
import type { DrawerProps } from './drawer';
import { drawerMessages } from './drawer-messages';
import { Body, CloseButton, DrawerOverlay, Footer, Header, Panel } from './drawer-styles';

interface DrawerDialogProps extends Omit<DrawerProps, 'open' | 'onOpenChange' | 'maskClosable'> {
  readonly entry: ModalEntry;
  readonly isTop: boolean;
}

/** The look of a drawer: header, body, footer and close icon in a panel. `DialogLayer` makes it a dialog. */
export const DrawerDialog = ({
  entry,
  isTop,
  side = 'end',
  size,
  title,
  hideHeader,
  description,
  footer,
  hideCloseIcon,
  children,
  style,
  ...panelProps
}: DrawerDialogProps) => {
  const texts = useMessages(drawerMessages);
  const titleId = useId();
  return (
    <DrawerOverlay store={store} entry={entry} isTop={isTop} hasScrim leaveTime={defaultLeaveTime}>
      <Panel
        {...panelProps}
        $side={side}
        style={{ ...style, ...(size === undefined ? {} : { '--drawer-size': size }) }}
      >
        <Header className={hideHeader ? 'pv-sr-only' : undefined}>
          <Title>
            <span id={titleId}>{title}</span>
          </Title>
          {description !== undefined && <Description>{description}</Description>}
        </Header>
        {/* Focusable, so that the keyboard can scroll a body without controls. */}
        <Body data-modal-body="" tabIndex={0} role="group" aria-labelledby={titleId}>
          {children}
        </Body>
        {footer && <Footer>{footer}</Footer>}
        {!hideCloseIcon && (
          <CloseButton aria-label={texts.close} onClick={() => store.dismiss(entry.id, 'close')}>
            <CloseIcon size={18} />
          </CloseButton>
        )}
      </Panel>
    </DrawerOverlay>
  );
};
