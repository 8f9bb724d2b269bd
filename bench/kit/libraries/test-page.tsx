import { type ComponentType, createContext, type ReactNode, useContext, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** The dialog that each kit opens: a destructive confirmation with an input field. */
export interface DialogOptions {
  title: string;
  content: ReactNode;
  okText: string;
  cancelText: string;
  /** Returns a promise in cases with an asynchronous button. */
  onOk(): void | Promise<void>;
  /** Countdown of the OK button in seconds, for libraries that support it. */
  countdown?: number;
}

/** A kit that opens dialogs by a call, which may return a promise. */
export interface ImperativeKit {
  Root: ComponentType<{ children: ReactNode }>;
  useOpenDialog(): (options: DialogOptions) => unknown;
  closeAll(): void;
  /** The kit's helpers for tests. */
  helpers?: { count(): number; reset(): void };
}

/** A kit that renders a dialog controlled by its parent. */
export interface DeclarativeKit {
  Root: ComponentType<{ children: ReactNode }>;
  ConfirmDialog: ComponentType<{ open: boolean; options: DialogOptions; onClose(): void }>;
}

/** What the page offers to the test cases, as `window.testPage`. */
export interface TestPage {
  open(): void;
  closeAll(): void;
  unmount(): void;
  isSlow: boolean;
  /** Whether the slow button fails. */
  isFailing: boolean;
  countdown?: number;
  /** Changes the value of the application's context. */
  changeContext(): void;
  helpers?: ImperativeKit['helpers'];
  /** How often the handler of OK ran. */
  okCount: number;
  /** How many promises were returned and settled; 0 for a kit without promises. */
  promiseCount: number;
  settledCount: number;
  /** From the call to the frame after the dialog is in the document, ms. */
  timeOpening(): Promise<number>;
  /** From the click on Cancel to the removal of the dialog, ms; at most a second. */
  timeClosing(): Promise<number>;
}

/** Whether animations are disabled, for libraries that support it. */
export const instant = location.search === '?instant';

const TestContext = createContext('outside');
const Content = () => (
  <div>
    <p id="seen">{useContext(TestContext)}</p>
    <input id="field" aria-label="Field" />
  </div>
);

const isOpen = () => document.querySelector('#field') !== null;

const timeOpening = () =>
  new Promise<number>((resolve) => {
    const start = performance.now();
    const look = () => {
      if (!isOpen()) return void requestAnimationFrame(look);
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
    };
    testPage.open();
    look();
  });

const timeClosing = () =>
  new Promise<number>((resolve) => {
    const start = performance.now();
    const look = () => {
      const took = performance.now() - start;
      if (!isOpen() || took > 1_000) resolve(took);
      else setTimeout(look, 2);
    };
    [...document.querySelectorAll('button')]
      .find(({ textContent }) => textContent?.trim() === 'Cancel')
      ?.click();
    look();
  });

const testPage: TestPage = {
  open: () => {},
  closeAll: () => {},
  unmount: () => {},
  isSlow: false,
  isFailing: false,
  changeContext: () => {},
  okCount: 0,
  promiseCount: 0,
  settledCount: 0,
  timeOpening,
  timeClosing,
};
Object.assign(window, { testPage });

const dialogOptions: DialogOptions = {
  title: 'Withdraw',
  content: <Content />,
  okText: 'OK',
  cancelText: 'Cancel',
  onOk: () => {
    testPage.okCount += 1;
    if (!testPage.isSlow) return undefined;
    return new Promise((resolve, reject) =>
      setTimeout(() => (testPage.isFailing ? reject(new Error('Refused by the bank')) : resolve()), 400),
    );
  },
};

const Frame = ({ open, children }: { open: () => void; children?: ReactNode }) => {
  testPage.open = open;
  return (
    <>
      <header style={{ position: 'fixed', inset: '0 0 auto', display: 'flex', justifyContent: 'center' }}>
        <b data-still="">Centred</b>
        <span data-still="" style={{ position: 'absolute', right: 0 }}>
          Right
        </span>
      </header>
      <main data-still="" style={{ width: 900, height: 3000, margin: '0 auto', paddingTop: 80 }}>
        <h1>Dialog</h1>
        <button type="button" id="open" onClick={open}>
          Open
        </button>
        {children}
      </main>
    </>
  );
};

const Imperative = ({ kit }: { kit: ImperativeKit }) => {
  const openDialog = kit.useOpenDialog();
  testPage.closeAll = kit.closeAll;
  testPage.helpers = kit.helpers;
  const open = () => {
    const result = openDialog({
      ...dialogOptions,
      ...(testPage.countdown && { countdown: testPage.countdown }),
    });
    if (typeof (result as PromiseLike<unknown> | undefined)?.then !== 'function') return;
    testPage.promiseCount += 1;
    const settle = () => {
      testPage.settledCount += 1;
    };
    (result as PromiseLike<unknown>).then(settle, settle);
  };
  return <Frame open={open} />;
};

const Declarative = ({ kit: { ConfirmDialog } }: { kit: DeclarativeKit }) => {
  const [open, setOpen] = useState(false);
  testPage.closeAll = () => setOpen(false);
  return (
    <Frame open={() => setOpen(true)}>
      <ConfirmDialog open={open} options={dialogOptions} onClose={() => setOpen(false)} />
    </Frame>
  );
};

const ContextProvider = ({ children }: { children: ReactNode }) => {
  const [value, setValue] = useState('inside');
  testPage.changeContext = () => setValue('changed');
  return <TestContext.Provider value={value}>{children}</TestContext.Provider>;
};

export const renderTestPage = (kit: ImperativeKit | DeclarativeKit) => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  testPage.unmount = () => root.unmount();
  root.render(
    <ContextProvider>
      <kit.Root>{'ConfirmDialog' in kit ? <Declarative kit={kit} /> : <Imperative kit={kit} />}</kit.Root>
    </ContextProvider>,
  );
};
