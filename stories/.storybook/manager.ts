import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Pavilion',
    colorPrimary: '#b92d1b',
    colorSecondary: '#a82616',
    appBg: '#f6f1e7',
    barSelectedColor: '#a82616',
  }),
});
