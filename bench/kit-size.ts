import { kib, type Measurement } from './measurement';
import { sizeOf } from './package-size';

const beyondStyles = ['react', 'react-dom', 'styled-components'];

/** What the two things cost that people compare kits by. */
export const kitSize = async (): Promise<Measurement> => {
  const confirm = await sizeOf(`export { modal, UiProvider } from '@pavilion/ui';`);
  const money = await sizeOf(`export { MoneyInput } from '@pavilion/ui';`, { external: beyondStyles });
  return {
    title: 'What the kit costs',
    method:
      'Bundled by rollup, made small by terser; React is not counted, and beside the field neither is styled-components. Peers, measured elsewhere in the same way, for a confirm: Mantine 30.8 and 40 of CSS, MUI 43.2, antd 84.7.',
    columns: ['import', 'gzip KiB', 'brotli KiB'],
    rows: [
      ['open a confirm, both themes', kib(confirm.gzip), kib(confirm.brotli)],
      ['MoneyInput', kib(money.gzip), kib(money.brotli)],
    ],
  };
};
