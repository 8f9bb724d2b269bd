import type { Preview } from '@storybook/react-vite';
import { annotations } from './annotations';
import { ComponentPage } from './component-page';
import { globalTypes } from './toolbar';
import { writtenTypes } from './written-types';

const preview: Preview = {
  ...annotations,
  globalTypes,
  argTypesEnhancers: [writtenTypes],
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { page: ComponentPage },
    options: { storySort: { order: ['Tokens', 'Components', 'Screens'] } },
  },
};

export default preview;
