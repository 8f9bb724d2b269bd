import {
  Button,
  Modal,
  MoneyInput,
  modal,
  Popover,
  type PopoverProps,
  Tooltip,
  UiProvider,
  type UiProviderProps,
} from '@pavilion/ui';
import { getOpenModals, resetModals } from '@pavilion/ui/testing';
import { createContext, useContext, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';

const results: boolean[] = [];
const amounts: string[] = [];

const ask = async () => {
  results.push(await modal.confirm('确定要提现 ¥1,000.00 吗？'));
};

const Place = createContext('outside');
const Seen = () => <p id="seen">{useContext(Place)}</p>;

const Page = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <header style={{ position: 'fixed', inset: '0 0 auto', display: 'flex', justifyContent: 'center' }}>
        <b data-still="">居中</b>
        <span data-still="" style={{ position: 'absolute', right: 0 }}>
          靠右
        </span>
      </header>
      <main data-still="" style={{ width: 900, height: 3000, margin: '0 auto', paddingTop: 80 }}>
        <Button id="ask" onClick={ask}>
          提现
        </Button>
        <Button id="rename" onClick={() => setOpen(true)}>
          改名
        </Button>
        <Modal open={open} onOpenChange={setOpen} title="昵称">
          <input aria-label="昵称" />
        </Modal>
        <MoneyInput aria-label="金额" onValueChange={(amount) => amounts.push(amount)} />
        <textarea aria-label="草稿" />
      </main>
    </>
  );
};

interface FloatingCase {
  readonly left: number;
  readonly top: number;
  readonly dir: 'ltr' | 'rtl';
  readonly align: PopoverProps['align'];
}

/** An open popover with a tooltip in it, at a position of the window. */
const Floating = ({ left, top, dir, align }: FloatingCase) => (
  <div dir={dir} style={{ position: 'fixed', left, top, zIndex: 1 }}>
    <Popover
      open
      align={align}
      label="浮层"
      trigger={
        <button type="button" style={{ width: 60, height: 24 }}>
          打开
        </button>
      }
    >
      <Tooltip content="说明文字">
        <button type="button">提示</button>
      </Tooltip>
    </Popover>
  </div>
);

const createApp = () => {
  let root: Root | undefined;
  return {
    /** Renders the application, or renders it again with other props. */
    mount(props?: UiProviderProps) {
      root ??= createRoot(document.body.appendChild(document.createElement('div')));
      root.render(
        <Place value="inside">
          <UiProvider {...props}>
            <Page />
          </UiProvider>
        </Place>,
      );
    },
    unmount() {
      root?.unmount();
      root = undefined;
    },
    /** Content with a popover at a position of the window. */
    floating: (props: FloatingCase) => <Floating {...props} />,
    /** Content that shows whether it has the contexts of the application. */
    seen: <Seen />,
    getOpenModals,
    resetModals,
  };
};
export type KitApp = ReturnType<typeof createApp>;

const app = createApp();
/** The specs use these from outside React. */
Object.assign(window, { modal, app, results, amounts, reasons: [] });
app.mount();
