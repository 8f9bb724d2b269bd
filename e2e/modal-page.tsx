import { Button, Modal, modal, UiProvider } from '@pavilion/ui';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

/** What the specs reach from outside, as any code outside React would. */
const results: boolean[] = [];
Object.assign(window, { modal, results });

const ask = async () => {
  results.push(await modal.confirm('确定要提现 ¥1,000.00 吗？'));
};

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
      </main>
    </>
  );
};

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <UiProvider theme={location.search === '?space' ? 'space' : 'default'}>
    <Page />
  </UiProvider>,
);
