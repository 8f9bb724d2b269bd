/** The kits that are compared. The sources are what a program imports for the same feature. */
export interface KitRow {
  name: string;
  /** Its page in `libraries/`. */
  file: string;
  /** The imports for a confirmation. */
  confirm: string;
  /** The imports for an amount field or, without one, a number field. */
  amount?: string;
  /** Whether a call opens a dialog and returns a promise of its result. */
  promises: boolean;
  /** Whether the button of a confirmation awaits the promise of its handler. */
  waits: boolean;
  /** Whether a button can count down, and whether there are helpers for tests; only our kit has these. */
  counts?: boolean;
  helps?: boolean;
}

export const kits: KitRow[] = [
  {
    name: 'Pavilion',
    file: 'pavilion.tsx',
    confirm: `export { modal, UiProvider } from '@pavilion/ui';`,
    amount: `export { MoneyInput } from '@pavilion/ui';`,
    promises: true,
    waits: true,
    counts: true,
    helps: true,
  },
  {
    name: 'antd',
    file: 'antd.tsx',
    confirm: `export { App } from 'antd';`,
    amount: `export { InputNumber } from 'antd';`,
    promises: true,
    waits: true,
  },
  {
    name: 'MUI',
    file: 'mui.tsx',
    confirm: `export { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';`,
    promises: false,
    waits: false,
  },
  {
    name: 'Mantine',
    file: 'mantine.tsx',
    confirm: `export { MantineProvider } from '@mantine/core'; export { ModalsProvider, modals } from '@mantine/modals';`,
    amount: `export { MantineProvider, NumberInput } from '@mantine/core';`,
    promises: false,
    waits: false,
  },
  {
    name: 'Radix, bare',
    file: 'radix.tsx',
    confirm: `export * from '@radix-ui/react-dialog';`,
    promises: false,
    waits: false,
  },
  {
    name: 'Base UI, bare',
    file: 'base-ui.tsx',
    confirm: `export { AlertDialog } from '@base-ui/react/alert-dialog';`,
    amount: `export { NumberField } from '@base-ui/react/number-field';`,
    promises: false,
    waits: false,
  },
];
