import { CloseIcon, Drawer, token } from '@pavilion/ui';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { useMessages } from '../../../shared/messages';
import { roomsMessages } from '../messages/rooms-messages';

/**
 * From this width on, px, the room is beside the page; below it, over the page. The page keeps the 1280 px that its layout
 * for wide screens needs.
 */
export const dockedFrom = 1680;

/** The page gets the rest of the width. `--pv-dock` moves what is fixed at the right edge. */
const PageBeside = createGlobalStyle`
  html { --pv-dock: 400px; }
  #root { padding-inline-end: var(--pv-dock); }
`;

const Panel = styled.aside`
  position: fixed;
  inset-block: 0;
  inset-inline-end: 0;
  z-index: ${token.z.header};
  display: flex;
  flex-direction: column;
  box-sizing: border-box;
  width: var(--pv-dock);
  border-inline-start: 1px solid ${token.color.line};
  background: ${token.color.raised};
  box-shadow: ${token.shadow[2]};
`;

const Header = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[2]};
  min-height: 56px;
  padding-inline: ${token.space[6]} ${token.space[2]};
  border-bottom: 1px solid ${token.color.line};
  h2 { overflow: hidden; outline: none; font-size: ${token.text.lg}; text-overflow: ellipsis; white-space: nowrap; }
  h2:focus-visible { outline: 2px solid ${token.color.focus}; outline-offset: 2px; }
`;

const Close = styled.button.attrs({ type: 'button' })`
  display: grid;
  flex: none;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: ${token.radius.full};
  color: ${token.color.inkMuted};
  &:hover { background: ${token.color.sunken}; color: ${token.color.ink}; }
`;

/** The drawer without the padding of its body: lists and fields reach the edges. */
const Sheet = styled(Drawer)`
  --drawer-size: 420px;
  && { max-width: 100%; }
  /* A lower header than usual: the match needs the height. */
  && > :first-child { padding-block: ${token.space[4]}; }
  && > button { top: ${token.space[3]}; }
  [data-modal-body] {
    display: flex;
    flex-direction: column;
    padding: 0;
    overflow: hidden;
  }
  /* The list has two columns. */
  @media (min-width: 1024px) { &[data-wide] { --drawer-size: 760px; } }
  @media (max-width: 767px) {
    --drawer-size: 100%;
    && { border-radius: 0; }
  }
`;

interface RoomFrameProps {
  readonly isDocked: boolean;
  readonly title: string;
  /** Whether the sheet over the page has the width of two columns. */
  readonly isWide: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Beside the page, which stays usable. Escape in it closes it; then the focus returns to where it was before. */
const Docked = ({ title, onClose, children }: Omit<RoomFrameProps, 'isDocked' | 'isWide'>) => {
  const t = useMessages(roomsMessages);
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [opener] = useState(() => document.activeElement);
  useLayoutEffect(() => {
    const { current } = panel;
    // A page that is opened with a room keeps the focus at its start.
    if (opener !== document.body) heading.current?.focus({ preventScroll: true });
    return () => {
      if (!current?.contains(document.activeElement)) return;
      const target = opener?.isConnected ? opener : document.querySelector('main');
      (target as HTMLElement | null)?.focus({ preventScroll: true });
    };
  }, [opener]);
  const handleKeyDown = (event: KeyboardEvent) => {
    // Events of dialogs above the panel also arrive here.
    const isInside = panel.current?.contains(event.target as Node);
    if (event.key !== 'Escape' || !isInside || event.defaultPrevented || event.nativeEvent.isComposing)
      return;
    onClose();
  };
  return (
    <>
      <PageBeside />
      <Panel ref={panel} aria-label={title} onKeyDown={handleKeyDown}>
        <Header>
          <h2 ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <Close aria-label={t('close')} onClick={onClose}>
            <CloseIcon size={18} />
          </Close>
        </Header>
        {children}
      </Panel>
    </>
  );
};

/** A room or the list of rooms: beside the page on wide screens, over it on others, and as large as the screen on phones. */
export const RoomFrame = ({ isDocked, isWide, ...rest }: RoomFrameProps) => {
  if (isDocked) return <Docked {...rest} />;
  const { title, onClose, children } = rest;
  return (
    <Sheet
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={title}
      data-wide={isWide ? '' : undefined}
    >
      {children}
    </Sheet>
  );
};
