import { type ComponentType, createContext, type ReactNode, useContext, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** The dialog of every kit: a destructive confirmation with a field. */
export interface Question {
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
  useAsk(): (question: Question) => unknown;
  closeAll(): void;
  /** The kit's helpers for tests. */
  helpers?: { count(): number; reset(): void };
}

/** A kit that renders a dialog controlled by its parent. */
export interface DeclarativeKit {
  Root: ComponentType<{ children: ReactNode }>;
  Ask: ComponentType<{ open: boolean; question: Question; onClose(): void }>;
}

/** The interface for the cases. */
export interface Lab {
  open(): void;
  closeAll(): void;
  unmount(): void;
  slow: boolean;
  /** Whether the slow button fails. */
  fails: boolean;
  countdown?: number;
  /** Changes the value of the application's context. */
  change(): void;
  helpers?: ImperativeKit['helpers'];
  ran: number;
  /** Promises returned and settled; 0 for a kit without promises. */
  given: number;
  settled: number;
  /** From the call to the frame after the dialog is in the document, ms. */
  timeOpening(): Promise<number>;
  /** From the click on Cancel to the removal of the dialog, ms; at most a second. */
  timeClosing(): Promise<number>;
}

/** Without animations, if the kit can switch them off. */
export const instant = location.search === '?instant';

const Where = createContext('outside');
const Content = () => (
  <div>
    <p id="seen">{useContext(Where)}</p>
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
    lab.open();
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

const lab: Lab = {
  open: () => {},
  closeAll: () => {},
  unmount: () => {},
  slow: false,
  fails: false,
  change: () => {},
  ran: 0,
  given: 0,
  settled: 0,
  timeOpening,
  timeClosing,
};
Object.assign(window, { lab });

const question: Question = {
  title: 'Withdraw',
  content: <Content />,
  okText: 'OK',
  cancelText: 'Cancel',
  onOk: () => {
    lab.ran += 1;
    if (!lab.slow) return undefined;
    return new Promise((resolve, reject) =>
      setTimeout(() => (lab.fails ? reject(new Error('Refused by the bank')) : resolve()), 400),
    );
  },
};

const Frame = ({ open, children }: { open: () => void; children?: ReactNode }) => {
  lab.open = open;
  return (
    <>
      <header style={{ position: 'fixed', inset: '0 0 auto', display: 'flex', justifyContent: 'center' }}>
        <b data-still="">Centred</b>
        <span data-still="" style={{ position: 'absolute', right: 0 }}>
          Right
        </span>
      </header>
      <main data-still="" style={{ width: 900, height: 3000, margin: '0 auto', paddingTop: 80 }}>
        <h1>Laboratory</h1>
        <button type="button" id="ask" onClick={open}>
          Ask
        </button>
        {children}
      </main>
    </>
  );
};

const Imperative = ({ kit }: { kit: ImperativeKit }) => {
  const ask = kit.useAsk();
  lab.closeAll = kit.closeAll;
  lab.helpers = kit.helpers;
  const open = () => {
    const answer = ask({ ...question, ...(lab.countdown && { countdown: lab.countdown }) });
    if (typeof (answer as PromiseLike<unknown> | undefined)?.then !== 'function') return;
    lab.given += 1;
    const settle = () => {
      lab.settled += 1;
    };
    (answer as PromiseLike<unknown>).then(settle, settle);
  };
  return <Frame open={open} />;
};

const Declarative = ({ kit: { Ask } }: { kit: DeclarativeKit }) => {
  const [open, setOpen] = useState(false);
  lab.closeAll = () => setOpen(false);
  return (
    <Frame open={() => setOpen(true)}>
      <Ask open={open} question={question} onClose={() => setOpen(false)} />
    </Frame>
  );
};

const Changing = ({ children }: { children: ReactNode }) => {
  const [where, setWhere] = useState('inside');
  lab.change = () => setWhere('changed');
  return <Where.Provider value={where}>{children}</Where.Provider>;
};

export const startLab = (kit: ImperativeKit | DeclarativeKit) => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  lab.unmount = () => root.unmount();
  root.render(
    <Changing>
      <kit.Root>{'Ask' in kit ? <Declarative kit={kit} /> : <Imperative kit={kit} />}</kit.Root>
    </Changing>,
  );
};
